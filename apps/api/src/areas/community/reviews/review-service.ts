import type { CheckedReviewChanges, CheckedReviewDraft, OwnReviewQuery, ReviewQuery } from '@dopahiya/domain/inputs';
import type { ReviewSummary } from '@dopahiya/domain/content';
import type { Author } from '../../../core/author.ts';
import type { BikeRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import { type AppError, invalidFields, notFound, badRequest, unconfirmedAddress } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import { refuseContacts } from '../../../core/screening/contact-details.ts';
import type { OwnReviewRepository, OwnReviewRow } from './own-review-repository.ts';
import type { ReviewRepository, ReviewRow } from './review-repository.ts';
import { summarise } from './review-summary.ts';
import type { ReviewVoteRepository } from './review-vote-repository.ts';

/** What a review service works with. */
export interface ReviewSources {
  reviews: ReviewRepository;
  own: OwnReviewRepository;
  votes: ReviewVoteRepository;
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

  /** One page of the published reviews of a bike, real ones before samples. @throws AppError 400 when there is no such bike. */
  async list({ bike, sort = 'newest', ...paging }: ReviewQuery): Promise<ReviewPage> {
    const { reviews } = this.#sources;
    const bikeId = await this.#bikeId(bike);
    const summary = reviews.ratings(bikeId).then(summarise);
    const page = await readPage(paging, {
      count: summary.then(({ count, sample_count }) => count + sample_count),
      find: (slice) => reviews.find(bikeId, sort, slice),
    });
    return { ...page, summary: await summary };
  }

  /** One page of what a user has written, of one bike or of all. */
  async listOwn({ id }: Author, { bike, ...paging }: OwnReviewQuery): Promise<PagedRows<OwnReviewRow>> {
    const { own } = this.#sources;
    const bikeId = bike === undefined ? undefined : await this.#bikeId(bike);
    return readPage(paging, {
      count: own.count(id, bikeId),
      find: (slice) => own.list(id, bikeId, slice),
    });
  }

  /** Keeps what a user says of a bike, to be read before others see it. @throws AppError 400 for contact details, no such bike, or a second review of it. */
  async write(author: Author, { bike, title, ...said }: CheckedReviewDraft): Promise<OwnReviewRow> {
    const { own, clock } = this.#sources;
    refuseContacts({ title, text: said.text });
    const bike_id = await this.#bikeId(bike);
    const about = { bike_id, user_id: author.id, author_name: author.name, created_at: clock() };
    const id = await own.add({ ...said, ...about, title: title ?? null });
    if (id === undefined)
      throw invalidFields({ bike: ['You’ve already reviewed this bike. Edit or delete that review.'] });
    return this.#own(author, id);
  }

  /** Says a review anew, to be read again before others see it. @throws AppError 400 for contact details, 404 when the user has none of this number. */
  async change(author: Author, id: number, { title, ...said }: CheckedReviewChanges): Promise<OwnReviewRow> {
    const { own, clock } = this.#sources;
    refuseContacts({ title, text: said.text });
    await own.change(await this.#own(author, id), author.id, {
      ...said,
      title: title ?? null,
      created_at: clock(),
    });
    return this.#own(author, id);
  }

  /** Deletes a review with its votes. @throws AppError 404 when the user has none of this number. */
  async remove(author: Author, id: number): Promise<void> {
    await this.#sources.own.remove(await this.#own(author, id), author.id);
  }

  /** The reviews of a bike that a user found helpful, by id. */
  async votesOf({ id }: Author, bike: string): Promise<number[]> {
    return this.#sources.votes.of(id, await this.#bikeId(bike));
  }

  /**
   * Counts that a user found a review helpful, or does not any more. @returns how many do.
   * @throws AppError 403 for a vote of who has not confirmed their mail address.
   */
  async vote({ id }: Author, reviewId: number, isHelpful: boolean): Promise<number> {
    const { votes } = this.#sources;
    const author = await votes.authorOf(reviewId);
    if (author === undefined) throw noReview();
    if (author === id) throw badRequest('You can’t vote on your own review.');
    if (isHelpful && !(await votes.isConfirmed(id))) throw unconfirmedAddress('a vote');
    await (isHelpful ? votes.add(reviewId, id) : votes.remove(reviewId, id));
    return votes.count(reviewId);
  }

  async #own({ id: user }: Author, id: number): Promise<OwnReviewRow> {
    const found = await this.#sources.own.get(user, id);
    if (!found) throw noReview();
    return found;
  }

  async #bikeId(slugOrId: string): Promise<number> {
    const id = await this.#sources.bikes.idOf(slugOrId);
    if (id !== undefined) return id;
    throw invalidFields({ bike: ['We couldn’t find this bike.'] });
  }
}

const noReview = (): AppError => notFound('This review no longer exists.');
