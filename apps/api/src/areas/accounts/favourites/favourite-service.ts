import type { CheckedFavouriteChanges } from '@dopahiya/domain/inputs';
import type { Favourites } from '@dopahiya/domain/account';
import type { BikeCardRow, BikeRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { FavouriteRepository } from './favourite-repository.ts';

/** What a favourite service works with. */
export interface FavouriteSources {
  favourites: FavouriteRepository;
  bikes: Pick<BikeRepository, 'withIds'>;
  clock: Clock;
}

/** The models and used bikes that people marked, in their accounts. */
export class FavouriteService {
  readonly #sources: FavouriteSources;

  constructor(sources: FavouriteSources) {
    this.#sources = sources;
  }

  /** The models among somebody's favourites, the latest first. */
  async list(user: number): Promise<BikeCardRow[]> {
    const rows = await this.#sources.favourites.list(user);
    return this.#sources.bikes.withIds(rows.flatMap(({ bike_id }) => bike_id ?? []).toReversed());
  }

  /** Changes the favourites of somebody, and says which are there then and which found no room. */
  async change(user: number, changes: CheckedFavouriteChanges): Promise<Favourites> {
    const { favourites, clock } = this.#sources;
    const { rows, leftOut } = await favourites.change(user, changes, clock());
    return { slugs: rows.map(({ name }) => name), left_out: leftOut };
  }
}
