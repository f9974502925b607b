/** What is counted by a number that somebody writes. */
export interface Quantity {
  /**
   * Whether it is counted in whole ones: rupees, days. Then a dot before three digits makes a group, as in '12.500', and a
   * comma before fewer means nothing certain; else both are decimal points. @default false
   */
  whole?: boolean;
  /** What may stand behind it: 'km', '%'. */
  unit?: string;
}

type NumberReader = (text: string, quantity?: Quantity) => number | null;

let readWritten: NumberReader | undefined;

/** Loads what reads a number in any form; what is written plainly is read without it. */
export async function loadNumberReader(): Promise<void> {
  readWritten ??= (await import('./number-reader.ts')).readWrittenNumber;
}

/** Digits as this site writes them, with or without groups. */
const plain = /^-?(?:\d{1,3}(?:,\d\d){0,5},\d{3}|\d{1,15})(?:\.\d\d?)?$/;

/**
 * The number that somebody wrote or pasted, null where it is not certain which: '1,50,000', and '₹1,50,000/-', '1.5 lakh' or
 * '१,५०,०००' once `loadNumberReader` has resolved.
 */
export function readNumber(text: string, quantity?: Quantity): number | null {
  if (plain.test(text)) return Number(text.replaceAll(',', ''));
  return readWritten?.(text, quantity) ?? null;
}

/** What is written plainly, or is no number at all: a slug, a name. */
const easy = /^(?!rs|inr|rup)[a-z][\w .-]*$|^[\d.]*$/i;

/** Loads the reader where one of these values of an address may be a number in another form: a browser reads it as the server did. */
export async function loadNumberReaderFor(values: Iterable<string>): Promise<void> {
  // Without it the page starts all the same.
  if ([...values].some((value) => !easy.test(value))) await loadNumberReader().catch(() => undefined);
}
