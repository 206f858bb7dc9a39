/** What somebody pays for, as it is said before it is charged. */
export interface PaidLine {
  description: string;
  /** Minor units. */
  amount: number;
}
