import type {
  SourceChange,
  SourceChanges,
  SourceField,
} from "@solodesk/contract/catalog/catalog/source-change.ts";
import { catalog, type ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "#kernel/api/call-error.ts";
import { isUnderWay, oneAfterAnother } from "#kernel/api/one-after-another.ts";
import { readOf } from "#kernel/api/query.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { fieldNames } from "./field-names.ts";

type Mine = Answer<typeof catalog.listMine>;
type Choice = "take" | "keep";

const touched = [catalog.getChanges, catalog.listMine, catalog.listMyCategories];

/** What accepting a field changes in a listed product. */
function takenOver(change: SourceChange): Partial<ListedProduct> {
  if (change.field === "picture") return { image_url: change.source };
  if (change.field === "price") return { price: change.source, list_price: change.source };
  return change.field === "wholesale_price" ? {} : { [change.field]: change.source };
}

/**
 * Answers the changes of a product: shown at once, rolled back if the server refuses, undone from the toast.
 */
export function useAnswerChanges(product: ListedProduct) {
  const { id, name } = product;
  const client = useQueryClient();
  const sending = useSend(catalog.answerChanges);
  const undoing = useSend(catalog.undoAnswers, { ownWords: true });
  const asked = readOf(catalog.getChanges, { params: { id } }).queryKey;
  const mine = { queryKey: [catalog.listMine.path] };

  const showMine = (change: (one: ListedProduct) => ListedProduct) =>
    client.setQueriesData<Mine>(mine, (page) => {
      const products = page?.products.map((one) => (one.id === id ? change(one) : one));
      return page && products && { ...page, products };
    });
  const showAsked = (change: (data: SourceChanges) => SourceChanges) =>
    client.setQueryData<Answer<typeof catalog.getChanges>>(
      asked,
      (answer) => answer && { data: change(answer.data) },
    );

  const show = (choice: Choice, answered: readonly SourceChange[]) => {
    const isOpen = (field: SourceField) => answered.every((one) => one.field !== field);
    const taken = choice === "take" ? answered.map(takenOver) : [];
    showAsked((data) => ({ ...data, changes: data.changes.filter(({ field }) => isOpen(field)) }));
    showMine((one) => ({
      ...Object.assign({}, one, ...taken),
      changes: one.changes.filter(isOpen),
    }));
  };

  const undo = async (fields: SourceField[]): Promise<void> => {
    await oneAfterAnother(id, () => undoing.mutateAsync({ params: { id }, body: { fields } }));
    notify({ type: "success", title: t(catalog.undoAnswers.done), description: name });
    refreshed(touched);
  };
  const quietly = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      // The refusal has already been shown.
      if (!(error instanceof CallError)) throw error;
    });

  const answer = async (
    choice: Choice,
    revision: string,
    answered: readonly SourceChange[],
  ): Promise<void> => {
    const fields = answered.map(({ field }) => field);
    const body = { revision, take: [], keep: [], [choice]: fields };
    // Responses to requests sent before this one must not overwrite it.
    await Promise.all([client.cancelQueries(mine), client.cancelQueries({ queryKey: asked })]);
    const before = [...client.getQueriesData(mine), [asked, client.getQueryData(asked)] as const];
    show(choice, answered);
    try {
      const { data } = await oneAfterAnother(id, () => sending.mutateAsync({ params: { id }, body }));
      notify({
        type: "success",
        title: choice === "take" ? t("Product updated") : t("Kept as it is"),
        description: `${data.name}: ${fields.map((field) => t(fieldNames[field])).join(", ")}`,
        action: { label: t("Undo"), onPress: () => void quietly(undo(fields)) },
      });
    } catch (error) {
      if (!isUnderWay(id)) for (const [key, shown] of before) client.setQueryData(key, shown);
      throw error;
    } finally {
      // Refetches what was cancelled above, once the last answer is done.
      if (!isUnderWay(id)) refreshed(touched);
    }
  };
  return (choice: Choice, { revision }: SourceChanges, answered: readonly SourceChange[]) =>
    void quietly(answer(choice, revision, answered));
}
