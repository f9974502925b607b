import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Visible sentence, with its position. */
interface Sentence {
  path: string;
  line: number;
  text: string;
}

/** Problems among the visible sentences. */
export interface PlainEnglish {
  count: number;
  long: Sentence[];
  odd: Sentence[];
}

const maxWords = 22;
const maxLongShare = 0.03;

/** Odd phrases that have a plainer alternative. */
const oddPhrases =
  /\b(?:stands? (?:at|here|there|beside|below|under)|stands in|whoever|beside (?:what|the)|what is asked|is told|comes? nearer|what most (?:ask|buy)|such bikes|the other can|good for an hour|owner of (?:this|the) site|there is no such)\b/iu;

const texts = ['packages/*/src/texts/en/*.ts', 'apps/web/app/texts/en/*.ts'];
const messages = ['apps/api/src/{areas,core}/**/*.ts', 'packages/domain/src/inputs/*.ts'];
const articles = ['apps/api/data/articles/*.md'];
/** Files not read by visitors: tests, and texts for operators or API callers. */
const notRead = [
  '**/*.test.*',
  '**/testing/**',
  '**/{seeding,database,settings,command,openapi,figures,log}/**',
  '**/{*-routes,format-*,tell-by-mail}.ts',
];

/** Reads all visible English texts, and finds sentences that are too long or contain an odd phrase. */
export function readPlainEnglish(root: string): PlainEnglish {
  const read = (patterns: readonly string[], sentencesOf: (path: string, source: string) => Sentence[]) =>
    globSync(patterns, { cwd: root, exclude: notRead })
      .toSorted()
      .flatMap((path) => sentencesOf(path, readFileSync(join(root, path), 'utf8')));
  const all = [...read([...texts, ...messages], sentencesOfCode), ...read(articles, sentencesOfArticle)];
  return {
    count: all.length,
    long: all.filter(({ text }) => wordsIn(text) > maxWords),
    odd: all.filter(({ text }) => oddPhrases.test(text)),
  };
}

/** Returns the problems as `file:line` with what to do; empty if few sentences are long and no phrase is odd. */
export function plainEnglishProblems({ count, long, odd }: PlainEnglish): string[] {
  const isTooLong = long.length > count * maxLongShare;
  const place = ({ path, line, text }: Sentence) => `${path}:${line}: “${text}”`;
  return [
    ...odd.map((sentence) => `${place(sentence)} has an odd phrase. Say it plainly.`),
    ...(isTooLong ? long : []).map((sentence) => `${place(sentence)} has over ${maxWords} words. Split it.`),
    ...(isTooLong ? [`${long.length} of ${count} sentences have over ${maxWords} words; at most 3 % may.`] : []),
  ];
}

/** Syntax tree node that may be a text. */
interface Expression {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  operator?: string;
  left?: unknown;
  right?: unknown;
  quasis?: { value: { raw: string; cooked: string | null } }[];
}

/** Returns the sentences in the strings and templates of a file; each interpolation counts as a word. */
function sentencesOfCode(path: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  let readTo = 0;
  const read = (node: Expression) => {
    const text = node.start < readTo ? null : textOf(node);
    if (text === null) return;
    readTo = node.end;
    found.push(...sentencesIn(text, path, lineOf(source, node.start)));
  };
  new Visitor({ BinaryExpression: read, Literal: read, TemplateLiteral: read }).visit(parseSync(path, source).program);
  return found;
}

/** Returns a string, template or concatenation as text; null for anything else. */
function textOf({ type, value, operator, left, right, quasis }: Expression): string | null {
  if (type === 'TemplateLiteral') return (quasis ?? []).map((part) => part.value.cooked ?? part.value.raw).join('…');
  if (type !== 'BinaryExpression') return typeof value === 'string' ? value : null;
  const [first, last] = [textOf(left as Expression), textOf(right as Expression)];
  return operator === '+' && first !== null && last !== null ? first + last : null;
}

/** Returns the sentences of an article's paragraphs, headings and lists, without front matter, tables and computed figures. */
function sentencesOfArticle(path: string, source: string): Sentence[] {
  const head = /^---\n.*?\n---\n/su.exec(source)?.[0] ?? '';
  const firstLine = head.split('\n').length;
  return source
    .slice(head.length)
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\||\{\{.*\}\}$)/u.test(line) ? [] : sentencesIn(plain(line), path, firstLine + index),
    );
}

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\{\{.*?\}\}/gu, '…')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[*_#>`]/gu, '');

/** Splits a text into sentences, which start with a capital or digit and end with a full stop; labels, names and addresses are ignored. */
function sentencesIn(text: string, path: string, line: number): Sentence[] {
  return text
    .split(/(?<=[.!?][”’"')]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[\p{Lu}\d…₹“‘(]/u.test(sentence) && /[.?!][”’"')]?$/u.test(sentence))
    .map((sentence) => ({ path, line, text: sentence }));
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
