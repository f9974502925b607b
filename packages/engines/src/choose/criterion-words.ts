import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import { formatPrice, formatQuantity, type Translated } from '@dopahiya/domain/site';
import type { CriterionLine } from '@dopahiya/domain/bikes';
import * as texts from '#texts/choose';

/** Texts of the sentences about a choice; replaceable for another language than that of the page. */
export type ChoiceWords = Translated<typeof texts>;

/** Formats an amount in the unit of a criterion: '₹4,100', '6 kmpl'. */
const criterionAmount = (criterion: ChoiceCriterion, amount: number, words: ChoiceWords = texts): string =>
  criterion === 'price' || criterion === 'energy'
    ? formatPrice(amount)
    : formatQuantity(amount, words.units[criterion]);

/** Says how much better a bike is than another in one criterion: '15 kg lighter', or 'same power'. */
export const lineInWords = ({ criterion, gain }: CriterionLine, words: ChoiceWords = texts): string =>
  gain === 0 ? words.same[criterion] : words.better[criterion](criterionAmount(criterion, gain, words));
