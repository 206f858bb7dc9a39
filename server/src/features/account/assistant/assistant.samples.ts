import type { assistant } from "@solodesk/contract/account/assistant.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({
  proposalId,
  insightKey,
  serviceId,
  threadId,
  messageId,
}: Targets): Samples<typeof assistant> => {
  const params = { id: proposalId };
  const price = { amount: 5500, currency: "USD" };
  return {
    dismiss: { params: { key: insightKey } },
    restore: { params: { key: insightKey } },
    propose: { body: { endpoint: "services.edit", input: { params: { id: serviceId }, body: { price } } } },
    // It is of another input.
    confirm: { params, body: { sha256: "0".repeat(64) }, refused: 409 },
    reject: { params },
    // It isn't confirmed.
    undo: { params, refused: 409 },
    startThread: { body: {} },
    getThread: { params: { id: threadId } },
    removeThread: { params: { id: threadId } },
    getSent: { params: { id: threadId, message: messageId } },
    // There is no model.
    saveModel: { body: { is_on: true }, refused: 404 },
    ask: { params: { id: threadId }, body: { text: "Who owes me money?" } },
  };
};
