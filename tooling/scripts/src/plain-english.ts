import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A sentence that visitors read, where it begins. */
interface Sentence {
  path: string;
  line: number;
  text: string;
}

/** What reads badly among the sentences that visitors read. */
export interface PlainEnglish {
  count: number;
  long: Sentence[];
  odd: Sentence[];
}

const maxWords = 22;
const maxLongShare = 0.03;

/** Phrases that nobody says; each has a plainer one. */
const oddPhrases =
  /\b(?:stands? (?:at|here|there|beside|below|under)|stands in|whoever|beside (?:what|the)|what is asked|is told|comes? nearer|what most (?:ask|buy)|such bikes|the other can|good for an hour|owner of (?:this|the) site|there is no such)\b/iu;

const texts = ['packages/*/src/texts/en/*.ts', 'apps/web/app/texts/en/*.ts'];
const messages = ['apps/api/src/{areas,core}/**/*.ts', 'packages/domain/src/inputs/*.ts'];
const articles = ['apps/api/data/articles/*.md'];
/** Tests, and what only those read who run the site or call the API. */
const notRead = [
  '**/*.test.*',
  '**/testing/**',
  '**/{seeding,database,settings,command,openapi,figures,log}/**',
  '**/{*-routes,format-*,tell-by-mail}.ts',
];

/** Reads all English texts that visitors read, and finds sentences that are too long or use an odd phrase. */
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

/** What is wrong, as `file:line` with what to do; nothing where few sentences are long and no phrase is odd. */
export function plainEnglishProblems({ count, long, odd }: PlainEnglish): string[] {
  const isTooLong = long.length > count * maxLongShare;
  const place = ({ path, line, text }: Sentence) => `${path}:${line}: “${text}”`;
  return [
    ...odd.map((sentence) => `${place(sentence)} has an odd phrase. Say it plainly.`),
    ...(isTooLong ? long : []).map((sentence) => `${place(sentence)} has over ${maxWords} words. Split it.`),
    ...(isTooLong ? [`${long.length} of ${count} sentences have over ${maxWords} words; at most 3 % may.`] : []),
  ];
}

/** The part of a syntax tree that may be a text. */
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

/** The sentences among the strings and templates of a file; what a template fills in counts as a word. */
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

/** A string, a template or what is joined of them as a text; null of anything else. */
function textOf({ type, value, operator, left, right, quasis }: Expression): string | null {
  if (type === 'TemplateLiteral') return (quasis ?? []).map((part) => part.value.cooked ?? part.value.raw).join('…');
  if (type !== 'BinaryExpression') return typeof value === 'string' ? value : null;
  const [first, last] = [textOf(left as Expression), textOf(right as Expression)];
  return operator === '+' && first !== null && last !== null ? first + last : null;
}

/** The sentences of an article's paragraphs, headings and lists, without its head, tables and computed figures. */
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

/** A sentence begins with a capital or a figure and ends with a stop; labels, names and addresses are none. */
function sentencesIn(text: string, path: string, line: number): Sentence[] {
  return text
    .split(/(?<=[.!?][”’"')]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[\p{Lu}\d…₹“‘(]/u.test(sentence) && /[.?!][”’"')]?$/u.test(sentence))
    .map((sentence) => ({ path, line, text: sentence }));
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
