import { answerInWords } from "@solodesk/contract/catalog/services/answers.ts";
import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";

/** Answers and notes on one line. The drawer shows them in full. */
export function CustomerWords({ appointment: { answers, notes } }: { appointment: Appointment }) {
  const words = [...answers.map((answer) => labelled(answer.label, answerInWords(answer))), notes]
    .filter(Boolean)
    .join(" · ");
  return (
    words !== "" && (
      <p className="line-clamp-1 text-faint text-sm" title={words}>
        {words}
      </p>
    )
  );
}
