import { aMonth, anywhere, edge, end, money, valueOf } from './number-shapes.ts';
import type { NumberReader } from './said-numbers.ts';

const minInstalment = 300;
/** An instalment with its number, as dealers write it: 'EMI 2899*36'. */
const instalments = anywhere(`(?:emi|किस्त|kist)\\s*(?:of|:|=)?\\s*${money}\\s*[*x×]\\s*(\\d{1,2})${end}`);

const downPayment = 'down ?payment|dp|डाउन पेमेंट|डाउन';

/** Readers of monthly payments and down payments. */
export const paymentReaders: readonly NumberReader[] = [
  {
    words: instalments,
    read: ([, amount, unit, months]) => ({ monthly: valueOf(amount, unit), months: Number(months) }),
  },
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
        `${edge}${money}\\s*(?:as|ka|ki|का|rs|rupees)?\\s*(?:a )?(?:${downPayment}|down)(?!\\s*(?:of|is|:)?\\s*(?:₹|rs\\.?)?\\s*\\d)`,
    ),
    read: ([, behind, behindUnit, before, beforeUnit]) => ({
      down: valueOf(behind ?? before, behindUnit ?? beforeUnit),
    }),
  },
];
