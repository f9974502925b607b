import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainEnglishProblems, readPlainEnglish } from './plain-english.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'english-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

const problems = () => plainEnglishProblems(readPlainEnglish(root));
const longSentence = `This ${'very '.repeat(22)}long sentence.`;
const texts = 'packages/auth/src/texts/en/login-page.ts';

describe('plain English', () => {
  it('has no odd phrase in texts, messages of the API and articles', () => {
    write(texts, "export const first = 'Sign in.';\nexport const odd = 'Whoever signs in reads it.';");
    write('apps/api/src/areas/market/rules.ts', 'throw new AppError(400, `${count} such bikes are here.`);');
    write('apps/api/data/articles/abs.md', '---\ntitle: ABS\n---\n\nIt stands **in** the table.\n');
    expect(problems()).toEqual([
      'apps/api/src/areas/market/rules.ts:1: “… such bikes are here.” has an odd phrase. Say it plainly.',
      `${texts}:2: “Whoever signs in reads it.” has an odd phrase. Say it plainly.`,
      'apps/api/data/articles/abs.md:5: “It stands in the table.” has an odd phrase. Say it plainly.',
    ]);
  });

  it('has long sentences, counted across joined strings, in at most 3 of 100', () => {
    const short = (count: number) => `export const short = '${'Sign in. '.repeat(count)}';\n`;
    const long = `export const long = 'This ${'very '.repeat(11)}' + '${'very '.repeat(11)}long sentence.';`;
    write(texts, short(99) + long);
    expect(problems()).toEqual([]);
    write(texts, short(20) + long);
    expect(problems()).toEqual([
      `${texts}:2: “${longSentence}” has over 22 words. Split it.`,
      '1 of 21 sentences have over 22 words; at most 3 % may.',
    ]);
  });

  it('is not asked of tests, tables, computed figures and commands', () => {
    write('apps/api/src/areas/market/rules.test.ts', "it('x', () => 'Whoever tests.');");
    write('apps/api/src/core/command/help.ts', "console.log('Whoever runs this.');");
    write('apps/api/data/articles/abs.md', '| Whoever | reads |\n{{table whoever}}\n');
    expect(problems()).toEqual([]);
  });
});
