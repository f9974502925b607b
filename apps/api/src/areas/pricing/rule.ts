import type { Wording } from '@dopahiya/domain/languages';

/** Reliability of a figure; see README.md for the levels. */
export type Confidence = 'high' | 'medium' | 'low';

/** Fields common to all rules. */
export interface Rule {
  id: string;
  /** First day as 'YYYY-MM-DD'; absent if unknown and before the first priced day. */
  since?: string;
  /** Last day as 'YYYY-MM-DD'; absent while the rule is in force. */
  until?: string;
  /** Law, notification or publication that states the rule, with its date. */
  source: string;
  confidence: Confidence;
  /** Caveat for readers of the figure. */
  caveat?: Wording;
}

/** Checks whether a rule is in force on a day given as 'YYYY-MM-DD'. */
export function isInForce({ since, until }: Rule, date: string): boolean {
  return (!since || since <= date) && (!until || date <= until);
}

/** Finds the rule of a table in force on a day. */
export function ruleOn<AnyRule extends Rule>(rules: readonly AnyRule[], date: string): AnyRule | undefined {
  return rules.find((rule) => isInForce(rule, date));
}

const order: readonly Confidence[] = ['high', 'medium', 'low'];

/** Returns the lowest of several confidences. */
export function lowestConfidence(confidences: readonly Confidence[]): Confidence {
  return order.findLast((confidence) => confidences.includes(confidence)) ?? 'high';
}
