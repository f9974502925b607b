import { readBody, readFeatures, readFuel, readSort, readUse } from '../read-choices.ts';
import type { Said } from '../said.ts';

/** Whether a sum of money is said. */
export const hasMoney = ({ numbers: { money, moneyMin, moneyMax } }: Said): boolean =>
  [money, moneyMin, moneyMax].some((sum) => sum !== undefined);

/** Whether something is said by which a list of bikes is narrowed or ordered. */
export const hasCondition = (said: Said): boolean => hasMoney(said) || hasMeasure(said) || hasChoice(said);

const hasMeasure = ({ numbers: { height, monthly, minKmpl, minRange, ccMin, ccMax } }: Said): boolean =>
  [height, monthly, minKmpl, minRange, ccMin, ccMax].some((one) => one !== undefined);

/** Whether a kind of bike, an order or a feature is chosen. */
export function hasChoice({ words }: Said): boolean {
  const fuel = readFuel(words);
  const choices = [readBody(words), readUse(words), readSort(words), fuel === 'petrol' ? undefined : fuel];
  return choices.some((choice) => choice !== undefined) || readFeatures(words).length > 0;
}

/** How many models are named, each once. */
export const modelsIn = ({ models }: Said): number => new Set(models.map((one) => one.models.join(' '))).size;
