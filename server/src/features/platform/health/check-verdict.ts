/** What one check of the installation found. */
export type CheckVerdict =
  | { outcome: "passed" | "skipped"; detail: string }
  | { outcome: "failed"; detail: string /** What to do, in one sentence. */; fix: string };

export const found = (detail: string): CheckVerdict => ({ outcome: "passed", detail });
export const untried = (detail: string): CheckVerdict => ({ outcome: "skipped", detail });
export const wrong = (detail: string, fix: string): CheckVerdict => ({ outcome: "failed", detail, fix });
