import type { LinedSource, Rejection, SourcePath } from '../../seeding/index.ts';
import type { Problem } from './entry-kind.ts';

/** Source of content that was typed rather than read from a file, so that the rules of files apply to it. */
export function deskSource(slug: string, value: unknown): LinedSource {
  return { file: slug, value, rejections: [], reject: (path, reason) => ({ file: pathOf(path), line: 1, reason }) };
}

const pathOf = (path: SourcePath): string => path.join('.');

/** Converts rejections by the rules of files into problems; `within` is the path of the content in its file. */
export function problemsOf(rejections: readonly Rejection[], within: SourcePath = []): Problem[] {
  const outer = within.length === 0 ? '' : `${pathOf(within)}.`;
  return rejections.map(({ file, reason }) => ({
    path: file.startsWith(outer) ? file.slice(outer.length) : file,
    reason: withoutPath(reason),
  }));
}

/** Removes the name of the value before a reason, which the form shows beside its field. */
const withoutPath = (reason: string): string => reason.replace(/^(?:\S+\.\S+|\[\d+\]\S*|\S*\[\d+\]\S*): /, '');
