import {
  aMonth,
  anywhere,
  edge,
  end,
  min,
  minBehind,
  money,
  max,
  maxBehind,
  rupees,
  valueOf,
} from './number-shapes.ts';
import type { NumberReader } from './said-numbers.ts';

const minInstalment = 300;
const downPayment = 'down ?payment|dp|डाउन पेमेंट|डाउन';

/** Readers of monthly payments and down payments. */
export const paymentReaders: readonly NumberReader[] = [
  {
    words: anywhere(
      `(?:${aMonth})\\s*(?:ke|ka|me|mein|में|के)?\\s*${money}|${edge}${money}\\s*(?:ki|ka|ke)?\\s*${aMonth}${end}`,
    ),
    read: ([, behind, behindUnit, before, beforeUnit]) => {
      const value = valueOf(behind ?? before, behindUnit ?? beforeUnit);
      return value < minInstalment ? null : { monthly: value };
    },
  },
  {
    words: anywhere(
      `(?:${downPayment})\\s*(?:of|is|me|mein|में|:)?\\s*${money}|` +
        `${edge}${money}\\s*(?:as|ka|ki|का|rs|rupees)?\\s*(?:a )?(?:${downPayment}|down)`,
    ),
    read: ([, behind, behindUnit, before, beforeUnit]) => ({
      down: valueOf(behind ?? before, behindUnit ?? beforeUnit),
    }),
  },
];

/** Minimum amounts in rupees: of a price range, and of a sum without a currency. */
const minSum = { ofSpan: 5000, bare: 500 } as const;
const sayMoney = /₹|rs|rupee|rupay|रु/u;

/** Readers of amounts: ranges, bounded amounts and single amounts. */
export const sumReaders: readonly NumberReader[] = [
  {
    words: anywhere(`(?:between\\s*)?${edge}${money}\\s*(?:and|to|se|से|-|aur|और)\\s*${money}`),
    read: ([, from, fromUnit, to, toUnit]) => {
      const [low, high] = [valueOf(from, fromUnit ?? toUnit), valueOf(to, toUnit)];
      return high < minSum.ofSpan || low > high ? null : { moneyMin: low, moneyMax: high };
    },
  },
  {
    words: anywhere(
      `(?:(${min})\\s*|(?:${max})\\s*)?${edge}${money}(?:\\s*(${minBehind})|\\s*(?:${rupees})?\\s*(?:${maxBehind})${end})?`,
    ),
    read: ([whole, before, amount, unit, behind]) => {
      const value = valueOf(amount, unit);
      const isMoney = unit !== undefined || sayMoney.test(whole);
      const bare = isMoney ? [] : [value];
      if (!isMoney && value < minSum.bare) return { bare };
      return (before ?? behind) === undefined ? { money: value, bare } : { moneyMin: value, bare };
    },
  },
];
