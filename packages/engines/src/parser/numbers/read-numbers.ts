import { distanceReaders } from './distance-readers.ts';
import { paymentReaders } from './payment-readers.ts';
import { anywhere, edge, end, number } from './number-shapes.ts';
import type { Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import { heightsIn } from './read-rider-heights.ts';
import type { MessageNumbers, NumberReader } from './said-numbers.ts';
import { ageReaders, termReaders } from './time-readers.ts';

/** The numbers of a message, and the remaining text. */
export interface ReadNumbers {
  said: MessageNumbers;
  left: string;
}

/** Amount in rupees from which a number without a unit is money in a message. */
const leastMoney = 500;

const bareReader: NumberReader = {
  words: anywhere(`${edge}${number}${end}`),
  read: ([, bare]) => ({ bare: [Number(bare)] }),
};

/** Readers of what is no quantity of a bike; the most specific come first, so that each number counts once. */
const readers: readonly NumberReader[] = [...distanceReaders, ...termReaders, ...paymentReaders, ...ageReaders];

/** Reads the numbers of a message whose names were removed; the first of each kind counts. */
export function readNumbers(text: string): ReadNumbers {
  const [height] = heightsIn(text);
  const measured = height && blank(text, height.start, height.end);
  const start: ReadNumbers = { said: { bare: [], ...(height && { height: height.height }) }, left: measured ?? text };
  const before = readers.reduce(readAll, start);
  const quantities = readQuantities(before.left, leastMoney);
  const parts = quantities.map((one) => ({ part: meaningOf(one), start: one.start, finish: one.end }));
  return readAll(merged(before, parts), bareReader);
}

interface FoundNumbers {
  part: Partial<MessageNumbers>;
  start: number;
  finish: number;
}

/** Maps quantities to what they mean in a message. */
const meanings: Record<Quantity['measure'], (quantity: Quantity) => Partial<MessageNumbers>> = {
  price: ({ value, to, bound, hasUnit, isNamed }) => ({
    ...(to === undefined
      ? bound === 'min'
        ? { moneyMin: value }
        : { money: value }
      : { moneyMin: value, moneyMax: to }),
    bare: hasUnit || isNamed || to !== undefined ? [] : [value],
  }),
  capacity: ({ value, to, bound }) => ({
    ...(bound !== 'max' && { ccMin: value }),
    ...(to !== undefined ? { ccMax: to } : bound !== 'min' && { ccMax: value }),
  }),
  mileage: ({ value }) => ({ minKmpl: value }),
  range: ({ value, isNamed }) => (isNamed ? { minRange: value } : { km: value }),
  seat_height: () => ({}),
  kerb_weight: () => ({}),
};

const meaningOf = (quantity: Quantity): Partial<MessageNumbers> => meanings[quantity.measure](quantity);

function readAll(read: ReadNumbers, { words, read: readOne }: NumberReader): ReadNumbers {
  const found = [...read.left.matchAll(words)].flatMap((match) => {
    const part = readOne(match);
    return part ? [{ part, start: match.index, finish: match.index + match[0].length }] : [];
  });
  return merged(read, found);
}

function merged({ said, left }: ReadNumbers, found: readonly FoundNumbers[]): ReadNumbers {
  const parts = found.map(({ part }) => part);
  return {
    said: Object.assign({}, ...parts.toReversed(), said, {
      bare: [...said.bare, ...parts.flatMap(({ bare }) => bare ?? [])],
    }) as MessageNumbers,
    left: found.reduce((text, { start, finish }) => blank(text, start, finish), left),
  };
}

/** Replaces a part of a text with spaces. */
export const blank = (text: string, start: number, finish: number): string =>
  text.slice(0, start) + ' '.repeat(Math.max(0, finish - start)) + text.slice(finish);
