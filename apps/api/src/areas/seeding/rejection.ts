/** Why a file of the catalogue was not taken: the line counts from 1, and the reason says what must be true. */
export interface Rejection {
  file: string;
  line: number;
  reason: string;
}

/** Thrown where rejected files were found when something had been written already, which is undone. */
export class RejectedError extends Error {
  override name = 'RejectedError';
  readonly rejections: Rejection[];

  constructor(rejections: Rejection[]) {
    super(rejections.map(formatRejection).join('\n'));
    this.rejections = rejections;
  }
}

/** A rejection as one line of text, in the form that editors turn into a link. */
export function formatRejection({ file, line, reason }: Rejection): string {
  return `${file}:${line}: ${reason}`;
}

/** What an operator reads of rejected files: every place, that nothing was written, and what to do again. */
export function refusal(rejections: Rejection[], command: 'seed' | 'import'): string {
  const end = `Nothing was written; wrong places: ${rejections.length}. Correct them and ${command} again.`;
  return [...rejections.map(formatRejection), end].join('\n');
}

/** Where a value stands in a file: the keys and positions that lead to it. */
export type SourcePath = (string | number)[];

/** A file that knows the line of each of its values. */
export interface LinedSource {
  file: string;
  value: unknown;
  /** What keeps the text from having one meaning. */
  rejections: Rejection[];
  /** The rejection of the value at `path`, or of what holds it when there is no such value. */
  reject: (path: SourcePath, reason: string) => Rejection;
}
