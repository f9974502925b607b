/** One of several answers to a question. */
export interface Choice<Value extends string = string> {
  /** What is sent. */
  value: Value;
  /** What is read. */
  label: string;
  /** What it means, under the label. */
  detail?: string;
  /** How many things the answer is true of. */
  count?: number;
  /** Whether it can not be chosen now. */
  disabled?: boolean;
}
