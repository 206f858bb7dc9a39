import { mostCompleted } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Session } from "@solodesk/contract/scheduling/sessions.ts";
import { CompleteSeveral } from "../status/complete-several.tsx";
import { RefusedNotice } from "../status/refused-notice.tsx";
import { useChangeSeveral } from "../status/use-change-several.ts";
import { useHasBegun } from "../status/use-has-begun.ts";

interface CompleteSessionProps {
  session: Session;
  zone: string;
}

/** Completes the confirmed appointments of a session together, once it has begun; a very large one in parts. */
export function CompleteSession({ session, zone }: CompleteSessionProps) {
  const changing = useChangeSeveral();
  const hasBegun = useHasBegun(session.starts_at);
  const confirmed = session.appointments.filter(({ status }) => status === "Confirmed");
  const isOffered = hasBegun && confirmed.length > 0;
  if (!isOffered && changing.refused.length === 0) return null;
  return (
    <footer className="grid max-h-[50dvh] shrink-0 grid-cols-1 overflow-y-auto border-line border-t p-4">
      <RefusedNotice status="Confirmed" changing={changing} />
      {isOffered && (
        <CompleteSeveral chosen={confirmed.slice(0, mostCompleted)} zone={zone} changing={changing} />
      )}
    </footer>
  );
}
