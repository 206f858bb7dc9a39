// What is known of the panel before its script is loaded.
import { createStore } from "#kernel/storage/store.ts";

export const assistantOpen = createStore(false);

/** A question that the panel asks as soon as it is there. */
export const wantedQuestion = createStore<string | undefined>(undefined);

/** Of the field, so that the shortcut can focus it without loading the panel. */
export const questionFieldId = "assistant-question";

export const closeAssistant = (): void => assistantOpen.set(false);
