/**
 * The id of a row as an address or a query gives it: plain digits without a leading zero, so that a row has one spelling.
 * Undefined for anything else, and for what no column can hold.
 */
export function readRowId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
