import type { Choice, ChoiceBike, Rival, Rivals } from '@dopahiya/domain/bikes';
import type { Chosen, RivalBike, RivalBikes } from '@dopahiya/engines/choose';
import { type BikeCardAnswer, type BikeRow, presentBikeCard } from '../catalogue/index.ts';
import type { AskedBike, Presentable } from './choice-service.ts';

/** Maximum number of bikes named whose facts are not all known. */
const MAX_UNCERTAIN = 12;

type Rows = ReadonlyMap<string, BikeRow>;

/** An answer of the contract, with cards as the API sends them. */
type Sent<Answer> = { [Field in keyof Answer]: Field extends 'card' ? BikeCardAnswer : Sent<Answer[Field]> };

const withCard = (bike: ChoiceBike, rows: Rows) => ({ bike, card: presentBikeCard(rows.get(bike.slug) as BikeRow) });

const presentRival = ({ bike, ...comparison }: RivalBike, rows: Rows): Sent<Rival> => ({
  ...withCard(bike, rows),
  ...comparison,
});

/** Converts what beats a bike to the contract's form. */
export function presentRivals({
  city,
  rows,
  bike,
  rivals: { criteria, beatenBy, count, open, openCount, compared },
}: Presentable<{ bike: ChoiceBike; rivals: RivalBikes }>): Sent<Rivals> {
  return {
    city,
    bike,
    criteria,
    beaten_by: beatenBy.map((rival) => presentRival(rival, rows)),
    beaten_by_count: count,
    open: open.map((rival) => presentRival(rival, rows)),
    open_count: openCount,
    compared,
  };
}

/** Converts the answer to a rider's needs to the contract's form. */
export function presentChoice({
  city,
  rows,
  choice: { chosen, uncertain, considered, beaten, missed },
  asked,
}: Presentable<{ choice: Chosen; asked: AskedBike | null }>): Sent<Choice> {
  return {
    city,
    chosen: chosen.map(({ bike, bestAt }) => ({ ...withCard(bike, rows), best_at: bestAt })),
    uncertain: uncertain.slice(0, MAX_UNCERTAIN).map(({ bike, unknownNeeds, unknownCriteria }) => ({
      ...withCard(bike, rows),
      unknown_needs: unknownNeeds,
      unknown_criteria: unknownCriteria,
    })),
    uncertain_count: uncertain.length,
    considered,
    beaten,
    missed,
    why_not: asked && {
      ...withCard(asked.bike, rows),
      is_chosen: asked.isChosen,
      misses: asked.misses,
      beaten_by: asked.beatenBy.map((rival) => presentRival(rival, rows)),
      unknown: asked.unknown,
    },
  };
}
