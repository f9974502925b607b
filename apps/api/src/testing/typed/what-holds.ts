import type { ChatAnswer } from '@dopahiya/domain/chat';
import { conditionsOf, sortIn } from '@dopahiya/engines/plain-words';
import type { Quotation } from '@dopahiya/engines/quotation';
import type { AnswerExpectation, SearchExpectation } from './expectations.ts';

/** Result of a search, as shown. */
export interface ShownSearch {
  found: { results: readonly { name: string; brand_name: string }[] };
  reading: { parts: Parameters<typeof sortIn>[0]['parts']; unknown?: readonly string[] | undefined };
  aim: string | undefined;
  pages: readonly string[];
}

/** Checks whether a search shows what is expected. */
export function isFound(shown: ShownSearch, expected: SearchExpectation): boolean {
  const names = shown.found.results.map(({ name }) => name);
  const full = shown.found.results.map(({ brand_name, name }) => `${brand_name} ${name}`.toLowerCase());
  const { first = [], never = [], conditions, unknown, sort, aim, page, noBikes } = expected;
  const read = conditionsOf(shown.reading.parts).map((condition) => condition.join('='));
  return [
    first.every((start, place) => names[place]?.startsWith(start)),
    never.length === 0 || (names.length > 0 && never.every((word) => full.every((name) => !name.includes(word)))),
    conditions === undefined || read.join(' ') === conditions,
    unknown === undefined || (shown.reading.unknown ?? []).join(' ') === unknown,
    sort === undefined || sortIn(shown.reading) === sort,
    aim === undefined || shown.aim === aim,
    page === undefined || shown.pages.some((one) => one.includes(page)),
    noBikes === undefined || names.length === 0,
  ].every(Boolean);
}

const listsOfBikes = new Set(['bikes', 'listings']);

/** Checks whether an answer of the chat has what is expected. */
export function isAnswered({ intent, reply, cards, choices }: ChatAnswer, expected: AnswerExpectation): boolean {
  const facts = cards.flatMap((card) => [card.title, ...card.facts.flatMap(({ label, value }) => [label, value])]);
  const hrefs = cards.map(({ title, link }) => `${decodeURIComponent(link?.href ?? '')} ${title}`);
  const all = [reply, ...facts, ...choices.map(({ label }) => label)];
  const intents: readonly string[] = expected.intent === undefined ? [] : [expected.intent].flat();
  const isIn = (pattern: RegExp, texts: readonly (string | null | undefined)[]) =>
    texts.some((text) => pattern.test(text ?? ''));
  return [
    intents.length === 0 || intents.includes(intent ?? ''),
    expected.reply === undefined || isIn(expected.reply, [reply]),
    expected.kind === undefined || cards[0]?.kind === expected.kind,
    expected.href === undefined || isIn(expected.href, hrefs),
    expected.fact === undefined || isIn(expected.fact, facts),
    expected.never === undefined || !isIn(expected.never, all),
    expected.choices === undefined || choices.length > 0,
    expected.noBikes === undefined || cards.every(({ kind }) => !listsOfBikes.has(kind ?? '')),
  ].every(Boolean);
}

/** Formats a quotation like its expectation: 'ex_showroom=78166 total=86286'. */
export function writtenQuotation({ lines, total, finance }: Quotation): string {
  return [
    ...lines.map(({ code, amount }) => `${code}=${amount}`),
    ...(total === null ? [] : [`total=${total}`]),
    ...Object.entries(finance).map(([name, value]) => `${name}=${value}`),
  ].join(' ');
}

/** Text that was tried. */
export interface Tried {
  set: string;
  kind: string;
  text: string;
  isHeldBack: boolean;
  holds: boolean;
}

/** Formats a table of successes by set and kind, with held-out ones in a separate column, and lists the other failures below it. */
export function writtenTable(tried: readonly Tried[]): string {
  const kinds = [...new Set(tried.map(({ set, kind }) => `${set}: ${kind}`))];
  const rows = [...kinds, 'all'].map((kind) => {
    const all = tried.filter((one) => kind === 'all' || `${one.set}: ${one.kind}` === kind);
    const counted = [false, true].map((isHeldBack) => {
      const of = all.filter((one) => one.isHeldBack === isHeldBack);
      return `${of.filter(({ holds }) => holds).length} of ${of.length}`;
    });
    return `| ${[kind, ...counted].join(' | ')} |`;
  });
  const failing = tried.filter(({ holds, isHeldBack }) => !holds && !isHeldBack);
  const list = failing.map(({ set, kind, text }) => `- ${set}: ${kind}: ${text.replaceAll('\n', ' / ')}`);
  return ['| Kind | Open | Held back |', '| --- | --- | --- |', ...rows, '', 'Open and failing:', '', ...list, ''].join(
    '\n',
  );
}
