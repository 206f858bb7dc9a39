import type { ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";

interface AddButtonProps {
  busy: boolean;
  /** The error of the form as a whole. */
  refusal: string | undefined;
  children: ReactNode;
}

/** Error and submit button, shared by both forms. */
export const AddButton = ({ busy, refusal, children }: AddButtonProps) => (
  <>
    <FormError>{refusal}</FormError>
    <div className="flex justify-end">
      <Button type="submit" look="primary" busy={busy}>
        {children}
      </Button>
    </div>
  </>
);
