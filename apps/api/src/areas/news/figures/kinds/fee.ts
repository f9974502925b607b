import { formatPrice } from '@dopahiya/domain/site';
import {
  type FeeRule,
  hypothecationFees,
  numberPlateFees,
  personalAccidentRules,
  registrationFees,
  ruleOn,
  smartCardFees,
} from '../../../pricing/index.ts';
import { FigureError, expectNoMoreWords, quoteWord } from '../figure-words.ts';
import type { FigureKind } from '../figure-kind.ts';
import { plain } from '../pipe-table.ts';

type Fee = Pick<FeeRule, 'rupees' | 'source' | 'since' | 'until' | 'id' | 'confidence'>;

const fees: Readonly<Record<string, readonly Fee[]>> = {
  registration: registrationFees,
  'smart-card': smartCardFees,
  hypothecation: hypothecationFees,
  'number-plate': numberPlateFees,
  'personal-accident': personalAccidentRules,
};

/** Fee that is the same in all of India. */
export const fee: FigureKind = {
  form: 'inline',
  example: 'fee hypothecation',
  ask: ([name, ...rest]) => {
    const rules = fees[name ?? ''];
    if (!rules) throw new FigureError(`${quoteWord(name)} is no fee: write one of ${Object.keys(fees).join(', ')}`);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ date, texts }) => {
        const rule = ruleOn(rules, date);
        if (!rule) throw new FigureError(`No rule is known for this fee on ${date}: add it to the rules of pricing`);
        return { text: formatPrice(rule.rupees), basis: [plain(texts.sourceName(rule.source))] };
      },
    };
  },
};
