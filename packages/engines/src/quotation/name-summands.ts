import type { NameCode } from './find-names.ts';
import { nameOfLine } from './name-of-line.ts';
import type { Row } from './quotation-rows.ts';
import type { Item } from './read-items.ts';

/**
 * Names the summands when their names are listed together before or after: '92,529 + 7,902 + 6,663 = 1,07,094 (ex showroom + RTO +
 * insurance)'.
 */
export function nameSummands(items: readonly Item[], { text, amounts }: Row): Item[] {
  const summands = items.filter(({ isResult }, at) => at === 0 || !isResult);
  const results = items.filter(({ isResult }, at) => at > 0 && isResult);
  const [first, ...others] = summands;
  const isBare = others.length > 0 && others.every(({ code, isAdded }) => code === null && isAdded);
  if (!first || !isBare || items.length !== amounts.length) return [...items];
  const names = [text.slice(0, amounts[0]?.start), text.slice(amounts.at(-1)?.end)].map(namesIn);
  const codes = names.find(({ length }) => length === summands.length);
  if (!codes) return [...items];
  return [
    ...summands.map((item, at) => withCode(item, codes[at] ?? null)),
    ...results.map((item) => withCode(item, 'total')),
  ];
}

const withCode = (item: Item, code: NameCode | null): Item => ({ ...item, code });

const namesIn = (text: string) =>
  text
    .split(/[+,/()=:]|(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])/u)
    .map((piece) => nameOfLine(piece, null))
    .filter((code) => code !== null && code !== 'total');
