/** Error in a catalogue file: the line counts from 1, and the reason says what must be true. */
export interface Rejection {
  file: string;
  line: number;
  reason: string;
}

/** Error for files rejected after something was written, which is rolled back. */
export class RejectedError extends Error {
  override name = 'RejectedError';
  readonly rejections: Rejection[];

  constructor(rejections: Rejection[]) {
    super(rejections.map(formatRejection).join('\n'));
    this.rejections = rejections;
  }
}

/** Formats a rejection as one line, in the form that editors turn into a link. */
export function formatRejection({ file, line, reason }: Rejection): string {
  return `${file}:${line}: ${reason}`;
}

/** Formats the operator's message about rejected files: every error, that nothing was written, and the command to repeat. */
export function refusal(rejections: Rejection[], command: 'seed' | 'import'): string {
  const end = `Nothing was written; wrong places: ${rejections.length}. Correct them and ${command} again.`;
  return [...rejections.map(formatRejection), end].join('\n');
}

/** Path of a value in a file: its keys and indexes. */
export type SourcePath = (string | number)[];

/** Parsed file that knows the line of each value. */
export interface LinedSource {
  file: string;
  value: unknown;
  /** Errors that make the text ambiguous. */
  rejections: Rejection[];
  /** Creates a rejection of the value at `path`, or of its closest existing parent. */
  reject: (path: SourcePath, reason: string) => Rejection;
}
