// Completes what the user went to Google for, with the answer that came back.

import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth, type GoogleAnswer, type SignedIn } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { send } from "#kernel/api/send.ts";
import { notify } from "#kernel/page/notify.ts";
import type { GooglePurpose } from "./google-visit.ts";

/** Returns the signed-in user for "signin". Throws CallError; the screen shows it. */
export async function finishVisit(
  purpose: GooglePurpose,
  answer: GoogleAnswer,
): Promise<SignedIn | undefined> {
  switch (purpose) {
    case "signin":
      return (await send(google.signIn, { body: answer }, { quiet: true, overlay: true })).result.data;
    case "link":
      await send(google.link, { body: answer }, { quiet: true, refresh: [google.getUser, auth.getProfile] });
      return undefined;
    case "confirm":
      await send(auth.confirm, { body: { google: answer } }, { quiet: true });
      notify({
        type: "success",
        title: t("Google confirmed that it is you"),
        description: t("Now do what you were about to do. We won't ask again for five minutes."),
      });
      return undefined;
  }
}
