/** Options for parsing a quantity. */
export interface Quantity {
  /**
   * Whether it is an integer (rupees, days). If so, a dot before three digits groups, as in '12.500', and a
   * comma before fewer digits is ambiguous; otherwise both are decimal points.
   * @default false
   */
  whole?: boolean;
  /** Unit that may follow: 'km', '%'. */
  unit?: string;
}

type NumberReader = (text: string, quantity?: Quantity) => number | null;

let readWritten: NumberReader | undefined;

/** Loads the reader for numbers in any form; plain numbers don't need it. */
export async function loadNumberReader(): Promise<void> {
  readWritten ??= (await import('./number-reader.ts')).readWrittenNumber;
}

/** Digits in the site's own format, with or without grouping. */
const plain = /^-?(?:\d{1,3}(?:,\d\d){0,5},\d{3}|\d{1,15})(?:\.\d\d?)?$/;

/**
 * Parses a typed or pasted number, null if ambiguous: '1,50,000', and once `loadNumberReader` has resolved also
 * '₹1,50,000/-', '1.5 lakh' or '१,५०,०००'.
 */
export function readNumber(text: string, quantity?: Quantity): number | null {
  if (plain.test(text)) return Number(text.replaceAll(',', ''));
  return readWritten?.(text, quantity) ?? null;
}

/** Plain numbers, and texts that are no number: a slug, a name. */
const easy = /^(?!rs|inr|rup)[a-z][\w .-]*$|^[\d.]*$/i;

/** Loads the reader if one of these URL values may be a number in another form, so that the browser parses it like the server. */
export async function loadNumberReaderFor(values: Iterable<string>): Promise<void> {
  // If loading fails, the page starts without it.
  if ([...values].some((value) => !easy.test(value))) await loadNumberReader().catch(() => undefined);
}
