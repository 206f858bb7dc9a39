/** One line of a price, as shown before it is charged. */
export interface PaidLine {
  description: string;
  /** Minor units. */
  amount: number;
}
