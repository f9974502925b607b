import { fullNameOf } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import type { CityRow } from '../../catalogue/index.ts';
import { type State, stateNamed } from '../../pricing/index.ts';
import { FigureError } from './figure-words.ts';
import type { FigureBike, FigureFacts } from './figure-kind.ts';
import { plain } from './pipe-table.ts';

/** Finds a model on sale. @throws FigureError if the catalogue has none with this slug, or it is not on sale. */
export function bikeOf({ bikes }: Pick<FigureFacts, 'bikes'>, slug: string): FigureBike {
  const bike = bikes.get(slug);
  if (!bike) throw new FigureError(`There is no bike '${slug}' in the catalogue: write the slug of its page's address`);
  if (bike.row.status === 'on_sale') return bike;
  throw new FigureError(`'${slug}' is not on sale, so its price says nothing today: name a bike that is`);
}

/** Finds a city of the catalogue. @throws FigureError if there is none with this slug. */
export function cityOf({ cities }: FigureFacts, slug: string): CityRow {
  const city = cities.get(slug);
  if (city) return city;
  throw new FigureError(`There is no city '${slug}' in the catalogue: write its slug, such as new-town for New Town`);
}

/** Finds a state by its name in lower case with hyphens. @throws FigureError if there is none. */
export function stateOf(word: string): State {
  const state = stateNamed(word.replaceAll('-', ' '));
  if (state) return state;
  throw new FigureError(`'${word}' is no state of India that we know: write it such as tamil-nadu`);
}

/** Returns a model's name as plain text. */
export const nameOf = ({ detail }: FigureBike): string => plain(fullNameOf(detail));

/** Returns a model's name as a link to its page. */
export const linked = (bike: FigureBike): string => `[${nameOf(bike)}](${paths.bike(bike.detail)})`;
