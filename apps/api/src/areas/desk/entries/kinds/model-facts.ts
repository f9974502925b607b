import type { DeskFact } from '@dopahiya/domain/desk';
import { knows, type StoredModel, wantedFacts } from '../../../seeding/index.ts';

/** Returns where each known figure of a model comes from: the source that names it, or the one that names none. */
export function modelFacts({ specifications, sources, price, price_month }: StoredModel): DeskFact[] {
  const general = sources.find(({ fields }) => fields === undefined);
  const figures = Object.keys(specifications).map((field) => {
    const own = sources.find(({ fields }) => fields?.some((one) => one === field)) ?? general;
    return {
      path: `specifications.${field}`,
      source: own?.title ?? null,
      as_of: own?.year === undefined ? null : String(own.year),
      confidence: own?.confidence ?? null,
    };
  });
  const ofPrice = {
    path: 'price',
    source: general?.title ?? null,
    as_of: price_month,
    confidence: general?.confidence ?? null,
  };
  return price === null ? figures : [ofPrice, ...figures];
}

/** Returns the paths of the wanted facts that a model lacks. */
export function modelGaps(model: StoredModel): string[] {
  const missing = wantedFacts
    .filter(({ of }) => of === 'all' || of === model.fuel_type)
    .filter((fact) => !knows(model, fact));
  return [...new Set(missing.flatMap(({ fields }) => fields.map(([first]) => `specifications.${first}`)))];
}
