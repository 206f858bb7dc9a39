import { answerInWords, type BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AnswerFile } from "./answer-file.tsx";

interface DrawerAnswersProps {
  appointmentId: string;
  answers: readonly BookingAnswer[];
}

/** Each answer below its question, which can be too long to fit beside it. */
export function DrawerAnswers({ appointmentId, answers }: DrawerAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium text-sm text-strong">{t("Answers||to the questions of a service")}</h3>
      <dl className="mt-2 space-y-2">
        {answers.map((answer) => (
          <div key={answer.question_id}>
            <dt className="break-words text-faint text-sm">{answer.label}</dt>
            <dd className="whitespace-pre-line break-words text-base text-strong">
              {answer.file ? (
                <AnswerFile appointmentId={appointmentId} name={answerInWords(answer)} file={answer.file} />
              ) : (
                answerInWords(answer)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
