import { EyeOff } from "lucide-react";
import { Link } from "react-router";
import { type Step, stepAsking } from "./create/steps.ts";
import { publishPath } from "./publish-path.ts";

/** Why the address of this store leads nowhere yet, and what opens it. */
export const UnpublishedNotice = ({ step }: { step: Step }) => (
  <p className="mb-5 flex gap-2.5 rounded-md bg-waiting-wash px-3 py-2.5 text-body text-sm">
    <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-waiting" />
    <span>
      Your store is not published, so its address shows visitors nothing yet. The preview is how it will look.{" "}
      {step === stepAsking(["published"]) ? (
        "Switch on Published below and save to open it."
      ) : (
        <Link to={publishPath} className="font-medium text-strong underline underline-offset-4">
          Publish it
        </Link>
      )}
    </span>
  </p>
);
