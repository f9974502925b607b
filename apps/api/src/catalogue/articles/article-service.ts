import { notFound } from '../../errors.ts';
import { type PagedRows, type Paging, readPage } from '../../paging.ts';
import type { BikeRepository } from '../bikes/bike-repository.ts';
import type { ArticleRepository, ArticleRow } from './article-repository.ts';

/** The articles about models. */
export class ArticleService {
  readonly #articles: ArticleRepository;
  readonly #bikes: BikeRepository;

  constructor(articles: ArticleRepository, bikes: BikeRepository) {
    this.#articles = articles;
    this.#bikes = bikes;
  }

  /** One page of the articles about a model, the newest first. @throws AppError 404 when there is no such model. */
  async ofBike(slugOrId: string, paging: Paging): Promise<PagedRows<ArticleRow>> {
    const bikeId = await this.#bikes.idOf(slugOrId);
    if (bikeId === undefined) throw notFound('There is no bike with this slug. The list of bikes has them all.');
    return readPage(paging, {
      count: this.#articles.count(bikeId),
      find: (slice) => this.#articles.find(bikeId, slice),
    });
  }
}
