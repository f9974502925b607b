/** How far a figure can be trusted; README.md says what each word stands for. */
export type Confidence = 'high' | 'medium' | 'low';

/** What every rule says of itself, whatever it computes. */
export interface Rule {
  id: string;
  /** First day as 'YYYY-MM-DD'; absent when it is not known and lies before the first priced day. */
  since?: string;
  /** Last day as 'YYYY-MM-DD'; absent while the rule is in force. */
  until?: string;
  /** The law, notification or publication that states the rule, with its date. */
  source: string;
  confidence: Confidence;
  /** What a reader must know to use the figure. */
  caveat?: string;
}

/** Whether a rule holds on a day given as 'YYYY-MM-DD'. */
export function isInForce({ since, until }: Rule, date: string): boolean {
  return (!since || since <= date) && (!until || date <= until);
}

/** The rule of a table that holds on a day. */
export function ruleOn<AnyRule extends Rule>(rules: readonly AnyRule[], date: string): AnyRule | undefined {
  return rules.find((rule) => isInForce(rule, date));
}

const order: readonly Confidence[] = ['high', 'medium', 'low'];

/** The weakest of several confidences. */
export function lowestConfidence(confidences: readonly Confidence[]): Confidence {
  return order.findLast((confidence) => confidences.includes(confidence)) ?? 'high';
}
