/** Why a file of the catalogue was not taken: the line counts from 1, and the reason says what must be true. */
export interface Rejection {
  file: string;
  line: number;
  reason: string;
}

/** A rejection as one line of text, in the form that editors turn into a link. */
export function formatRejection({ file, line, reason }: Rejection): string {
  return `${file}:${line}: ${reason}`;
}
