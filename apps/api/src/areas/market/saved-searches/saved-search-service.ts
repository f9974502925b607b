import { savedSearchLimit } from '@dopahiya/domain/market';
import type { Clock } from '../../../core/clock.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { SavedSearchRepository, SavedSearchRow } from './saved-search-repository.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of {@link SavedSearchService}. */
export interface SavedSearchSources {
  saved: SavedSearchRepository;
  clock: Clock;
}

/** Manages the searches for used bikes that users saved. */
export class SavedSearchService {
  readonly #sources: SavedSearchSources;

  constructor(sources: SavedSearchSources) {
    this.#sources = sources;
  }

  /** Returns a user's saved searches, newest first. */
  list(user: number): Promise<SavedSearchRow[]> {
    return this.#sources.saved.list(user);
  }

  /** Saves a search once. @throws AppError 409 if the account has no room. */
  async add(user: number, query: string): Promise<{ row: SavedSearchRow; isNew: boolean }> {
    const { saved, clock } = this.#sources;
    const added = await saved.add(user, query, clock());
    if (added) return added;
    throw conflict(marketErrors.tooManySearches(savedSearchLimit));
  }

  /** Deletes a search. @throws AppError 404 if the user has none with this id. */
  async remove(user: number, id: number | undefined): Promise<void> {
    const isRemoved = id !== undefined && (await this.#sources.saved.remove(user, id));
    if (!isRemoved) throw notFound(marketErrors.searchUnknown);
  }
}
