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
import { errors } from '../../../core/texts/index.ts';

/** Dependencies of {@link ReviewService}. */
export interface ReviewSources {
  reviews: ReviewRepository;
  own: OwnReviewRepository;
  votes: ReviewVoteRepository;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** One page of reviews with the summary of all real ones. */
export interface ReviewPage extends PagedRows<ReviewRow> {
  summary: ReviewSummary;
}

/** Lists, writes and votes on bike reviews. */
export class ReviewService {
  readonly #sources: ReviewSources;

  constructor(sources: ReviewSources) {
    this.#sources = sources;
  }

  /** Returns one page of a bike's published reviews, real ones before samples. @throws AppError 400 if the bike does not exist. */
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

  /** Returns one page of a user's own reviews, of one bike or of all. */
  async listOwn({ id }: Author, { bike, ...paging }: OwnReviewQuery): Promise<PagedRows<OwnReviewRow>> {
    const { own } = this.#sources;
    const bikeId = bike === undefined ? undefined : await this.#bikeId(bike);
    return readPage(paging, {
      count: own.count(id, bikeId),
      find: (slice) => own.list(id, bikeId, slice),
    });
  }

  /**
   * Stores a review, pending moderation.
   * @throws AppError 400 for contact details, an unknown bike, or a second review of the same bike.
   */
  async write(author: Author, { bike, title, ...said }: CheckedReviewDraft): Promise<OwnReviewRow> {
    const { own, clock } = this.#sources;
    refuseContacts({ title, text: said.text });
    const bike_id = await this.#bikeId(bike);
    const about = { bike_id, user_id: author.id, author_name: author.name, created_at: clock() };
    const id = await own.add({ ...said, ...about, title: title ?? null });
    if (id === undefined) throw invalidFields({ bike: [errors.alreadyReviewed] });
    return this.#own(author, id);
  }

  /**
   * Updates a review and returns it to moderation.
   * @throws AppError 400 for contact details; 404 if the user has no review with this id.
   */
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

  /** Deletes a review with its votes. @throws AppError 404 if the user has no review with this id. */
  async remove(author: Author, id: number): Promise<void> {
    await this.#sources.own.remove(await this.#own(author, id), author.id);
  }

  /** Returns the ids of a bike's reviews that a user marked as helpful. */
  async votesOf({ id }: Author, bike: string): Promise<number[]> {
    return this.#sources.votes.of(id, await this.#bikeId(bike));
  }

  /**
   * Adds or removes a user's helpful vote.
   * @returns the new number of votes.
   * @throws AppError 403 if the voter has not confirmed their email address.
   */
  async vote({ id }: Author, reviewId: number, isHelpful: boolean): Promise<number> {
    const { votes } = this.#sources;
    const author = await votes.authorOf(reviewId);
    if (author === undefined) throw noReview();
    if (author === id) throw badRequest(errors.ownReview);
    if (isHelpful && !(await votes.isConfirmed(id))) throw unconfirmedAddress(errors.confirmToVote);
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
    throw invalidFields({ bike: [errors.bikeUnknown] });
  }
}

const noReview = (): AppError => notFound(errors.reviewGone);
