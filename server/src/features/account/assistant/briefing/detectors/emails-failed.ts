import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { after, days } from "#kernel/time/clock.ts";
import type { Detector } from "../detector.ts";
import { countFailedMails } from "../goods.repository.ts";

const Facts = z.object({ count: z.int() });

/** Emails that didn't arrive within the last week. */
export const emailsFailed: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { userId, now }) => {
    const count = await countFailedMails(db, userId, after(now, -days(7)));
    return count === 0 ? [] : [{ severity: "important", samples: count, facts: { count } }];
  },
  say: ({ count }) => ({
    title: t("{count, plural, one {# email} other {# emails}} couldn't be delivered", { count }),
    why: t("This was in the last 7 days. The email log says why, and you can send them again from there."),
    evidence: [
      {
        endpoint: "mail.list",
        input: { query: { status: "failed" } },
        page: `${pages.emailLog}?${new URLSearchParams({ status: "failed" })}`,
      },
    ],
  }),
};
