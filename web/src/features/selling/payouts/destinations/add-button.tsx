import type { ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";

interface AddButtonProps {
  busy: boolean;
  /** Why the form as a whole was refused. */
  refusal: string | undefined;
  children: ReactNode;
}

/** How both forms end. */
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
