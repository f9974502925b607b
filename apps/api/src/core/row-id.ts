/**
 * Parses a row id from an address or query: plain digits without leading zeros, so that a row has one spelling. Returns undefined for
 * anything else, and for numbers too large for the column.
 */
export function readRowId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
