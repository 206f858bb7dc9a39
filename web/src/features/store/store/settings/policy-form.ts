// A cancellation policy as the form holds it: shares of the price are choices, and a fixed fee is typed text.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { Policy } from "@solodesk/contract/store/store/policy.ts";
import { spanInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";

const DAY = 1440;
const PERCENT = /^\d{1,3}$/;

/** "none", "deposit", "same" and "amount" are words; anything else is a percentage of the price. */
const WrittenPolicy = z.object({
  cancel_before_minutes: z.string(),
  late: z.string(),
  no_show: z.string(),
  /** The fee, if `no_show` is "amount". */
  amount: z.string(),
  text: Policy.shape.text,
});
export type WrittenPolicy = z.input<typeof WrittenPolicy>;

const sharesOfPrice = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100];

/** The choices and the present value, which may have been set elsewhere. */
export const sharesWith = (value: string): string[] => {
  const present = PERCENT.test(value) ? [Number(value)] : [];
  return [...new Set([...sharesOfPrice, ...present])].toSorted((a, b) => a - b).map(String);
};

/** A schema for a policy with amounts in this currency. */
export const policyForm = (currency: string) =>
  WrittenPolicy.transform(({ late, no_show, amount, ...written }, context): Policy => {
    const fee = no_show === "amount" ? writtenPrice(currency).safeParse(amount) : undefined;
    if (fee && !fee.success) {
      context.addIssue({ code: "custom", path: ["amount"], message: fee.error.issues[0]?.message ?? "" });
      return z.NEVER;
    }
    const read = Policy.safeParse({
      cancel_before_minutes: Number(written.cancel_before_minutes),
      late_cancel: PERCENT.test(late) ? { keep: "percent", percent: Number(late) } : { keep: late },
      no_show: { fee: fee ? fee.data : no_show === "same" ? null : { percent: Number(no_show) } },
      text: written.text,
    });
    if (read.success) return read.data;
    context.addIssue({ code: "custom", path: ["no_show"], message: read.error.issues[0]?.message ?? "" });
    return z.NEVER;
  });

export function writtenPolicyOf({
  cancel_before_minutes,
  late_cancel,
  no_show: { fee },
  text,
}: Policy): WrittenPolicy {
  const hasAmount = fee !== null && "amount" in fee;
  return {
    cancel_before_minutes: String(cancel_before_minutes),
    late: late_cancel.keep === "percent" ? String(late_cancel.percent) : late_cancel.keep,
    no_show: fee === null ? "same" : "percent" in fee ? String(fee.percent) : "amount",
    amount: hasAmount ? priceText(fee) : "",
    text,
  };
}

interface Preset {
  name: Message;
  about: Message;
  policy: Policy;
}

const preset = (hours: number, rest: Pick<Policy, "late_cancel" | "no_show">): Policy => ({
  cancel_before_minutes: hours * 60,
  ...rest,
  text: "",
});

/** To start from. Shares also cover deposits: nobody keeps more than was paid. */
export const policyPresets: readonly Preset[] = [
  {
    name: msg("Flexible||a cancellation policy"),
    about: msg("Free until 4 hours before. After that, and after a no-show, you keep up to half the price."),
    policy: preset(4, { late_cancel: { keep: "percent", percent: 50 }, no_show: { fee: null } }),
  },
  {
    name: msg("Standard||a cancellation policy"),
    about: msg(
      "Free until 24 hours before. After that you keep up to half the price, and after a no-show all that was paid.",
    ),
    policy: preset(24, { late_cancel: { keep: "percent", percent: 50 }, no_show: { fee: { percent: 100 } } }),
  },
  {
    name: msg("Strict||a cancellation policy"),
    about: msg("Free until 48 hours before. After that, and after a no-show, you keep all that was paid."),
    policy: preset(48, { late_cancel: { keep: "percent", percent: 100 }, no_show: { fee: null } }),
  },
];

const windows = [0, 60, 120, 240, 480, 720, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];

/** The choices and the present value, which may have been set elsewhere. */
export const windowsWith = (minutes: number): number[] =>
  [...new Set([...windows, minutes])].toSorted((a, b) => a - b);

export const windowInWords = (minutes: number): string =>
  minutes === 0
    ? t("Until the start||of a booking")
    : t("Until {duration} before||the start of a booking", { duration: spanInWords(minutes) });
