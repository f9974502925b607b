import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import { formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/choose';
import type { ChoiceWords } from './criterion-words.ts';
import type { Move } from './order.ts';

/** Says why a bike moved up: 'Moved up: 12% cheaper to run than Splendor Plus'. */
export const moveInWords = ({ criterion, percent, passed }: Pick<Move, 'criterion' | 'percent' | 'passed'>): string =>
  texts.movedUp(texts.percentBetter[criterion](`${formatNumber(percent)}%`), passed);

/** Says what a bike is best at: 'Lightest'. */
export const bestInWords = (criterion: ChoiceCriterion, { best }: Pick<ChoiceWords, 'best'> = texts): string =>
  best[criterion];
