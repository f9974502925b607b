import { basename } from 'node:path';
import { readFrontMatter } from './front-matter.ts';
import { fileRules } from '../../core/texts/index.ts';
import type { LinedSource } from './rejection.ts';

/** Maximum number of lines of an article's front matter. */
const MAX_HEAD_LINES = 100;

/** Parses an article's file: front matter between two lines of `---`, then Markdown; the file name begins with the slug. */
export function parseArticleSource(file: string, text: string): LinedSource {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.slice(0, MAX_HEAD_LINES + 2).findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end === -1) {
    return refusedSource(file, 1, fileRules.noFrontMatter(String(MAX_HEAD_LINES)).en);
  }
  const { values, fault } = readFrontMatter(lines.slice(1, end), 2);
  if (fault) return refusedSource(file, fault.line, fault.reason);
  const lineOf = new Map<string | number | undefined, number>(values.map(({ key, line }) => [key, line]));
  const named = namesOfTheFile.flatMap((name) => {
    const line = lineOf.get(name);
    return line === undefined ? [] : [{ file, line, reason: `${name}: ${fileRules.noField.en}` }];
  });
  const body = lines.slice(end + 1);
  const blank = Math.max(
    0,
    body.findIndex((line) => line.trim() !== ''),
  );
  lineOf.set('markdown', end + 2 + blank);
  return {
    file,
    value: {
      ...Object.fromEntries(values.map(({ key, value }) => [key, value])),
      slug: basename(file).replace(/(?:\.hi)?\.md$/, ''),
      markdown: body.slice(blank).join('\n').trimEnd(),
    },
    rejections: named,
    reject: ([field, below], reason) => ({
      file,
      line: (lineOf.get(field) ?? 1) + (field === 'markdown' && typeof below === 'number' ? below : 0),
      reason,
    }),
  };
}

/** Fields derived from the file itself, which its front matter must not contain. */
const namesOfTheFile = ['slug', 'markdown'];

function refusedSource(file: string, line: number, reason: string): LinedSource {
  const reject = (_: unknown, why: string) => ({ file, line, reason: why });
  return { file, value: undefined, rejections: [{ file, line, reason }], reject };
}
