/** How many decimals a number has. */
interface Decimals {
  /** @default 0 */
  least?: number;
  /** @default 2 */
  most?: number;
}

/**
 * A number with Indian grouping: 250000 becomes '2,50,000'. As `Intl.NumberFormat` writes it in our languages, whose first
 * formatter takes a cheap phone as long as a page's hydration.
 */
export function formatNumber(value: number, { least = 0, most = 2 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = roundedDigits(Math.abs(value), most).split('.');
  const part = decimals.padEnd(least, '0');
  return `${value < 0 ? '-' : ''}${grouped(whole)}${part && `.${part}`}`;
}

/** The last three digits stand together, and those before them in pairs. */
function grouped(digits: string): string {
  let [rest, groups] = [digits.slice(0, -3), digits.slice(-3)];
  while (rest !== '') [rest, groups] = [rest.slice(0, -2), `${rest.slice(-2)},${groups}`];
  return groups;
}

/** Rounded by the digits that are written, so that 1.005 becomes 1.01. */
function roundedDigits(value: number, decimals: number): string {
  const digits = String(value);
  const [, written = ''] = digits.split('.');
  if (written.length <= decimals && !digits.includes('e')) return digits;
  // What is too small or large to be written in digits alone takes no second exponent.
  const shifted = Number(`${value}e${decimals}`) || value * 10 ** decimals;
  return String(Number(`${Math.round(shifted)}e-${decimals}`));
}

/** A number and its unit: `formatQuantity(1390, 'mm')` is '1,390 mm'. */
export function formatQuantity(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`;
}
