import type { ReviewSummary } from '@dopahiya/domain';
import type { Clock } from '../../clock.ts';
import { invalidFields } from '../../errors.ts';
import type { Author } from '../../author.ts';
import { type PagedRows, readPage } from '../../paging.ts';
import type { BikeRepository } from '../../catalogue/bikes/bike-repository.ts';
import type { CheckedDraft, ReviewQuery } from './review-query.ts';
import type { ReviewRepository, ReviewRow } from './review-repository.ts';
import { summarise } from './review-summary.ts';

/** What a review service works with. */
export interface ReviewSources {
  reviews: ReviewRepository;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** One page of reviews, and what all real ones say together. */
export interface ReviewPage extends PagedRows<ReviewRow> {
  summary: ReviewSummary;
}

/** What people say of bikes. */
export class ReviewService {
  readonly #sources: ReviewSources;

  constructor(sources: ReviewSources) {
    this.#sources = sources;
  }

  /** One page of the reviews of a bike, real ones before samples. @throws AppError 400 when there is no such bike. */
  async list({ bike, sort = 'newest', ...paging }: ReviewQuery): Promise<ReviewPage> {
    const { reviews } = this.#sources;
    const bikeId = await this.#bikeId(bike);
    const summary = reviews.ratings(bikeId).then(summarise);
    const page = await readPage(paging, {
      count: () => summary.then(({ count, sample_count }) => count + sample_count),
      find: (slice) => reviews.find(bikeId, sort, slice),
    });
    return { ...page, summary: await summary };
  }

  /** Keeps what a user says of a bike, in place of what they said before. @throws AppError 400 for no such bike. */
  async write({ id, name }: Author, { bike, title, ...said }: CheckedDraft): Promise<ReviewRow> {
    const { reviews, clock } = this.#sources;
    const bike_id = await this.#bikeId(bike);
    return reviews.save({
      ...said,
      title: title ?? null,
      bike_id,
      user_id: id,
      author_name: name,
      created_at: clock(),
    });
  }

  async #bikeId(slugOrId: string): Promise<number> {
    const id = await this.#sources.bikes.idOf(slugOrId);
    if (id !== undefined) return id;
    throw invalidFields({ bike: ['There is no such bike. The list of bikes has them all.'] });
  }
}
