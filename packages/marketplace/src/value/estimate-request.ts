import type { ValuationRequest } from '@dopahiya/domain/inputs';
import type { UsedBikeValuation } from '@dopahiya/domain/market';
import type { SellAnswers } from '../sell-draft/sell-answers.ts';
import * as texts from '#texts/estimate';

/** Builds the valuation request from a seller's answers, with the model's slug if it is in the catalogue; null if answers are missing. */
export function estimateRequestOf(answers: SellAnswers, modelSlug: string | null): ValuationRequest | null {
  const { brand, model, year_of_manufacture, km_ridden, owner, city, expected_price } = answers;
  if (!brand || model.trim() === '' || year_of_manufacture === '' || km_ridden === '') return null;
  return {
    brand: brand.slug,
    model: modelSlug ?? model.trim(),
    year_of_manufacture: Number(year_of_manufacture),
    km_ridden: Number(km_ridden),
    ...(owner && { owner }),
    ...(city && { city: city.id }),
    ...(expected_price !== null && { expected_price }),
  };
}

/** Returns what would improve a rough estimate most: a missing answer, else more listings. */
export function missingForEstimate(answers: SellAnswers, isInCatalogue: boolean, { basis }: UsedBikeValuation): string {
  if (basis === 'no-price' && !isInCatalogue) return texts.better.model;
  if (answers.owner === null) return texts.better.owner;
  return answers.city === null ? texts.better.city : texts.better.rows;
}
