import type { Rejection } from './rejection.ts';

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
