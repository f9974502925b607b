import type { CheckedFavouriteChanges } from '@dopahiya/domain/inputs';
import type { Favourites } from '@dopahiya/domain/account';
import type { BikeCardRow, BikeRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { FavouriteRepository } from './favourite-repository.ts';

/** Dependencies of {@link FavouriteService}. */
export interface FavouriteSources {
  favourites: FavouriteRepository;
  bikes: Pick<BikeRepository, 'withIds'>;
  clock: Clock;
}

/** Manages the models and used bikes that users marked as favourites. */
export class FavouriteService {
  readonly #sources: FavouriteSources;

  constructor(sources: FavouriteSources) {
    this.#sources = sources;
  }

  /** Returns the models among a user's favourites, newest first. */
  async list(user: number): Promise<BikeCardRow[]> {
    const rows = await this.#sources.favourites.list(user);
    return this.#sources.bikes.withIds(rows.flatMap(({ bike_id }) => bike_id ?? []).toReversed());
  }

  /** Changes a user's favourites. @returns the resulting favourites and those that exceeded the limit. */
  async change(user: number, changes: CheckedFavouriteChanges): Promise<Favourites> {
    const { favourites, clock } = this.#sources;
    const { rows, leftOut } = await favourites.change(user, changes, clock());
    return { slugs: rows.map(({ name }) => name), left_out: leftOut };
  }
}
