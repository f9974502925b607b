import { readBody, readFeatures, readFuel, readSort, readUse } from '../read-choices.ts';
import type { MessageParts } from '../said.ts';

/** Checks whether a message contains an amount of money. */
export const hasMoney = ({ numbers: { money, moneyMin, moneyMax } }: MessageParts): boolean =>
  [money, moneyMin, moneyMax].some((sum) => Number.isFinite(sum));

/** Checks whether a message contains a filter or sort order for a list of bikes. */
export const hasCondition = (said: MessageParts): boolean => hasMoney(said) || hasMeasure(said) || hasChoice(said);

/** Checks for a condition besides a body style, 'good' and 'best', which every question for advice may have. */
export const hasCriterion = (said: MessageParts): boolean =>
  hasMoney(said) ||
  hasMeasure(said) ||
  said.refused.length > 0 ||
  hasChoiceBesidesBody(said.words.replaceAll(praise, ' '));

const praise = /best|good|nice|acch?[ia]|badhiya|sahi|अच्छी|सही|सबसे/giu;

const hasMeasure = ({ numbers: { height, monthly, minKmpl, minRange, ccMin, ccMax } }: MessageParts): boolean =>
  [height, monthly, minKmpl, minRange, ccMin, ccMax].some((one) => one !== undefined);

/** Checks whether a message chooses a body style, fuel, use, sort order or feature. */
export const hasChoice = ({ words }: MessageParts): boolean =>
  readBody(words) !== undefined || hasChoiceBesidesBody(words);

function hasChoiceBesidesBody(words: string): boolean {
  const fuel = readFuel(words);
  const choices = [readUse(words), readSort(words), fuel === 'petrol' ? undefined : fuel];
  return choices.some((choice) => choice !== undefined) || readFeatures(words).length > 0;
}

/** Counts the distinct models mentioned. */
export const modelsIn = ({ models }: MessageParts): number => new Set(models.map((one) => one.models.join(' '))).size;
