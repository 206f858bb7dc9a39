import { CircleAlert } from "lucide-react";

/** The error of a form as a whole. */
export const FormError = ({ children }: { children: string | undefined }) => (
  // Stays in the document while empty, so that screen readers announce the text; it takes no room then.
  <div role="alert" className="empty:absolute">
    {children && (
      <p className="flex gap-2.5 rounded-md bg-wrong-wash px-3 py-2.5 text-sm text-wrong">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {children}
      </p>
    )}
  </div>
);
