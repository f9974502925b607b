import type { UsedBikeValuation } from '@dopahiya/domain/market';
import * as texts from '#texts/estimate';
import type { SellAnswers } from '../sell-draft/sell-answers.ts';

/** What would make a rough guide better, most first: what the seller can still tell, else more listings. */
export function whatIsMissing(answers: SellAnswers, isInCatalogue: boolean, { basis }: UsedBikeValuation): string {
  if (basis === 'no-price' && !isInCatalogue) return texts.better.model;
  if (answers.owner === null) return texts.better.owner;
  return answers.city === null ? texts.better.city : texts.better.rows;
}
