import type { PriceSteps } from '@dopahiya/domain/prices';
import { type LineKey, lineGroups, type MissingLine, type PriceLine } from '../on-road-price.ts';
import { sourceIn } from '../../../core/hindi/source-in-hindi.ts';
import type { Purchase } from '../purchase.ts';
import type { Confidence, Rule } from '../rule.ts';

/** Line of the price, or why it is missing. */
export type Charge = PriceLine | MissingLine;

/** Checks whether a charge was computed. */
export const isLine = (charge: Charge): charge is PriceLine => 'amount' in charge;

/** Checks whether a charge could not be computed. */
export const isMissing = (charge: Charge): charge is MissingLine => !isLine(charge);

interface Figure {
  amount: number;
  words: string;
  /** Set if it differs from the rule's own. */
  confidence?: Confidence;
  of_price?: PriceSteps | undefined;
}

/** Builds a line from a rule. */
export function lineOf(key: LineKey, rule: Rule, { language, texts }: Purchase, figure: Figure): PriceLine {
  const { amount, words, confidence = rule.confidence, of_price } = figure;
  return {
    key,
    label: texts.labels[key],
    amount,
    rule: rule.caveat ? texts.withCaveat(words, rule.caveat[language]) : words,
    source: sourceIn(language, rule.source),
    since: rule.since ?? null,
    confidence,
    group: lineGroups[key],
    ...(of_price && { of_price }),
  };
}

/** Builds a line that cannot be computed. */
export const missingLine = (key: LineKey, reason: string): MissingLine => ({ key, reason });
