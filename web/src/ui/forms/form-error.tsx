import { CircleAlert } from "lucide-react";

/** What went wrong with the form as a whole. */
export const FormError = ({ children }: { children: string | undefined }) => (
  // Empty it takes no room, and still stands where readers of the screen listen.
  <div role="alert" className="empty:absolute">
    {children && (
      <p className="flex gap-2.5 rounded-md bg-wrong-wash px-3 py-2.5 text-sm text-wrong">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {children}
      </p>
    )}
  </div>
);
