import type { Choice, ChoiceBike, Rival, Rivals } from '@dopahiya/domain/bikes';
import type { Language } from '@dopahiya/domain/site';
import type { Chosen, ChosenBike, RivalBike, RivalBikes, UncertainBike } from '@dopahiya/engines/choose';
import { type BikeCardAnswer, type BikeRow, presentBikeCard } from '../catalogue/index.ts';
import type { AskedBike, Presentable } from './choice-service.ts';

/** Maximum number of bikes named whose facts are not all known. */
const MAX_UNCERTAIN = 12;

type Rows = ReadonlyMap<string, BikeRow>;

/** An answer of the contract, with cards as the API sends them. */
type Sent<Answer> = { [Field in keyof Answer]: Field extends 'card' ? BikeCardAnswer : Sent<Answer[Field]> };

/** Presents bikes with their cards in a language. */
interface Presenting {
  rows: Rows;
  language: Language;
}

const withCard = (bike: ChoiceBike, { rows, language }: Presenting) => ({
  bike,
  card: presentBikeCard(rows.get(bike.slug) as BikeRow, language),
});

const presentRival = ({ bike, ...comparison }: RivalBike, presenting: Presenting): Sent<Rival> => ({
  ...withCard(bike, presenting),
  ...comparison,
});

const presentChosen = ({ bike, bestAt }: ChosenBike, presenting: Presenting): Sent<Choice['chosen'][number]> => ({
  ...withCard(bike, presenting),
  best_at: bestAt,
});

const presentUncertain = (
  { bike, unknownNeeds, unknownCriteria }: UncertainBike,
  presenting: Presenting,
): Sent<Choice['uncertain'][number]> => ({
  ...withCard(bike, presenting),
  unknown_needs: unknownNeeds,
  unknown_criteria: unknownCriteria,
});

/** Converts what beats a bike to the contract's form. */
export function presentRivals(
  {
    city,
    rows,
    bike,
    rivals: { criteria, beatenBy, count, open, openCount, compared },
  }: Presentable<{ bike: ChoiceBike; rivals: RivalBikes }>,
  language: Language,
): Sent<Rivals> {
  const presenting = { rows, language };
  return {
    city,
    bike,
    criteria,
    beaten_by: beatenBy.map((rival) => presentRival(rival, presenting)),
    beaten_by_count: count,
    open: open.map((rival) => presentRival(rival, presenting)),
    open_count: openCount,
    compared,
  };
}

/** Converts the answer to a rider's needs to the contract's form, with at most `limit` chosen bikes. */
export function presentChoice(
  {
    city,
    rows,
    choice: { chosen, uncertain, considered, beaten, missed },
    asked,
  }: Presentable<{ choice: Chosen; asked: AskedBike | null }>,
  { language, limit }: { language: Language; limit: number },
): Sent<Choice> {
  const presenting = { rows, language };
  return {
    city,
    chosen: chosen.slice(0, limit).map((one) => presentChosen(one, presenting)),
    chosen_count: chosen.length,
    uncertain: uncertain.slice(0, MAX_UNCERTAIN).map((one) => presentUncertain(one, presenting)),
    uncertain_count: uncertain.length,
    considered,
    beaten,
    missed,
    why_not: asked && {
      ...withCard(asked.bike, presenting),
      is_chosen: asked.isChosen,
      misses: asked.misses,
      beaten_by: asked.beatenBy.map((rival) => presentRival(rival, presenting)),
      unknown: asked.unknown,
    },
  };
}
