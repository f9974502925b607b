import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRuledOutWords } from './hindi-words.ts';
import { findInlineTexts } from './inline-texts.ts';
import { findPromises, ownersFile } from './promises.ts';
import { findUntranslated, sentencesIn } from './untranslated-texts.ts';

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/web/{app,server}/**/*.{ts,tsx}'];
const notShown = ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/testing.ts', '**/texts/*/*.ts'];
const texts = (code: string) => [`packages/*/src/texts/${code}/*.ts`, `apps/web/app/texts/${code}/*.ts`];

const inHindi = [
  'packages/*/src/texts/hi/*.ts',
  'apps/**/texts/hi/*.ts',
  'apps/api/src/areas/chat/words/*hindi.ts',
  'apps/api/data/articles/*.hi.md',
];

interface Language {
  code: string;
  isComplete: boolean;
}

/**
 * Finds visible texts outside the texts of their package, unkept promises, Hindi words that the glossary rules out, files of texts without a counterpart in English or in a
 * language declared complete, and texts that are still English in one; as `file:line` with what to do.
 */
export function findTextProblems(root: string): string[] {
  const files = globSync(sources, { cwd: root, exclude: notShown }).toSorted();
  const [english, ...others] = readLanguages(root);
  const partners = others.flatMap((other) => (english ? partnerProblems(root, english, other) : []));
  return [
    ...files.flatMap((path) => inlineProblems(root, path)),
    ...promiseProblems(root),
    ...wordProblems(root),
    ...partners,
  ];
}

function readLanguages(root: string): Language[] {
  return JSON.parse(readFileSync(join(root, 'packages/domain/src/site/site-languages.json'), 'utf8')) as Language[];
}

function inlineProblems(root: string, path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  return findInlineTexts(path, source).map(
    ({ offset, text }) =>
      `${path}:${lineOf(source, offset)}: inline text '${text}'. Move it to the texts of its package.`,
  );
}

function promiseProblems(root: string): string[] {
  const files = globSync(texts('en'), { cwd: root }).filter((path) => !path.endsWith(`/${ownersFile}`));
  return files.toSorted().flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return findPromises(path, source).map(
      ({ offset, word }) =>
        `${path}:${lineOf(source, offset)}: '${word}' promises something. Work it out, drop it, move it to ${ownersFile}, or say in promises.ts what keeps it.`,
    );
  });
}

function wordProblems(root: string): string[] {
  const files = globSync(inHindi, { cwd: root, exclude: ['**/node_modules/**'] });
  return files.toSorted().flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return findRuledOutWords(source).map(
      ({ offset, word, instead }) =>
        `${path}:${lineOf(source, offset)}: '${word}' is ruled out by the glossary of Hindi. Write ${instead}.`,
    );
  });
}

function partnerProblems(root: string, english: Language, other: Language): string[] {
  const folder = ({ code }: Language) => `/texts/${code}/`;
  const partnerOf = (path: string, from: Language, to: Language) => path.replace(folder(from), folder(to));
  const originals = globSync(texts(english.code), { cwd: root }).toSorted();
  const translations = globSync(texts(other.code), { cwd: root }).toSorted();
  const missing = originals
    .map((path) => partnerOf(path, english, other))
    .filter((path) => !translations.includes(path));
  return [
    ...(other.isComplete ? missing : []).map((path) => `${path}:1: missing. Translate its English partner.`),
    ...translations.flatMap((path) => {
      const original = partnerOf(path, other, english);
      const problems = translationProblems(root, path, original);
      return problems.length === 0 && other.isComplete ? untranslatedProblems(root, path, original) : problems;
    }),
  ];
}

/** Number of texts of a language, and of those that are missing or still in English. */
interface Progress {
  code: string;
  all: number;
  missing: number;
}

/** Counts what is missing in the languages that are not complete. */
export function countMissing(root: string): Progress[] {
  const [english, ...others] = readLanguages(root);
  const originals = globSync(texts(english?.code ?? ''), { cwd: root });
  return others.filter(({ isComplete }) => !isComplete).map(({ code }) => progressOf(root, code, originals));
}

function progressOf(root: string, code: string, originals: readonly string[]): Progress {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const counts = originals.map((original) => {
    const path = original.replace('/texts/en/', `/texts/${code}/`);
    const all = sentencesIn(original, read(original)).length;
    const missing = existsSync(join(root, path)) ? findUntranslated(path, read(path), read(original)).length : all;
    return { all, missing };
  });
  const sum = (field: 'all' | 'missing') => counts.reduce((total, count) => total + count[field], 0);
  return { code, all: sum('all'), missing: sum('missing') };
}

function untranslatedProblems(root: string, path: string, original: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  return findUntranslated(path, source, readFileSync(join(root, original), 'utf8')).map(
    ({ offset, text }) => `${path}:${lineOf(source, offset)}: '${text}' is still in English. Translate it.`,
  );
}

function translationProblems(root: string, path: string, original: string): string[] {
  if (!existsSync(join(root, original))) return [`${path}:1: translates nothing. There is no ${original}.`];
  if (readFileSync(join(root, path), 'utf8').includes('Translation<typeof ')) return [];
  return [`${path}:1: not compared with ${original}. End it with \`export type Checked = Translation<…>\`.`];
}

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
