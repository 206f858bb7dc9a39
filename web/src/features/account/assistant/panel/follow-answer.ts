import { AnswerLine, maxPage } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { fetchFile } from "#kernel/api/call.ts";
import { readerLanguage } from "#kernel/text/reader-language.ts";
import { weekStartOf } from "#kernel/time/week-start.ts";
import type { AskedContext } from "./conversation.ts";

/** What the seller looks at while asking. */
function around() {
  const { pathname, search } = location;
  const page = pathname + search;
  return {
    page: page.length > maxPage ? pathname.slice(0, maxPage) : page,
    week_start: weekStartOf(readerLanguage()),
  };
}

/** A kind of line that this version of the app doesn't know is left out. */
function lineIn(written: string): AnswerLine | undefined {
  try {
    return AnswerLine.safeParse(JSON.parse(written)).data;
  } catch {
    return undefined;
  }
}

/** The answer's lines as they come. Throws what `call` throws, or what the browser does if the connection breaks. */
export async function* followAnswer(
  thread: string,
  { text, context }: { text: string; context?: AskedContext | undefined },
  signal: AbortSignal,
) {
  const input = { params: { id: thread }, body: { text, context: { ...around(), ...context } } };
  const reader = (await fetchFile(assistant.ask, input, { signal })).getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave);
  const decoder = new TextDecoder();
  try {
    for (let rest = "", isOver = false; !isOver; ) {
      const { done, value } = await reader.read();
      isOver = done;
      const pieces = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = done ? "" : (pieces.pop() ?? "");
      for (const piece of pieces) {
        const line = lineIn(piece);
        if (line) yield line;
      }
    }
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}
