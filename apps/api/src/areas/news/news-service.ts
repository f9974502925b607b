import type { NewsQuery } from '@dopahiya/domain/inputs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Author } from '../../core/author.ts';
import type { BikeRepository } from '../catalogue/index.ts';
import type { Clock } from '../../core/clock.ts';
import { WeeklyCounter } from '../../core/counting/weekly-counter.ts';
import type { WeeklyViewRepository } from '../../core/counting/weekly-view-repository.ts';
import { AppError, notFound, unconfirmedAddress } from '../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../core/paging.ts';
import type { ArticleLikeRepository } from './article-like-repository.ts';
import type { ArticleFilter, ArticleRepository, ArticleRow } from './article-repository.ts';
import type { ArticleTexts, ShownText } from './article-texts.ts';
import { RenderError } from './rendering/markdown-renderer.ts';

/** How long a list waits for the excerpts that are being made: who comes next finds them. */
const LIST_MS = 1500;

/** What a news service works with. */
export interface NewsSources {
  articles: ArticleRepository;
  texts: Pick<ArticleTexts, 'of'>;
  likes: ArticleLikeRepository;
  views: Pick<WeeklyViewRepository, 'add'>;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** An article with its text as it is shown. */
export type ShownArticle = ArticleRow & { text: ShownText };

/** An article as a list shows it: without its text; the excerpt is null where it cannot be made, or not in time. */
export type ListedArticle = Omit<ArticleRow, 'markdown'>;

/** News, reviews, comparisons and guides. */
export class NewsService {
  readonly #sources: NewsSources;
  readonly #counter: WeeklyCounter<number>;

  constructor(sources: NewsSources) {
    const { views, clock } = sources;
    this.#sources = sources;
    this.#counter = new WeeklyCounter({ add: (counts) => views.add(counts), clock });
  }

  /** One page of the articles, the newest first unless another order is asked for, or those like another one. */
  list({
    search,
    category,
    related_to,
    ordering = '-published_date',
    ...paging
  }: NewsQuery): Promise<PagedRows<ListedArticle>> {
    const filter = {
      words: search,
      ...(category !== '' && { category }),
      ...(related_to !== '' && { relatedTo: related_to }),
    };
    return this.#page(filter, ordering, paging);
  }

  /** One page of the articles about a model, the newest first. @throws AppError 404 when there is no such model. */
  async ofBike(slugOrId: string, paging: Paging): Promise<PagedRows<ListedArticle>> {
    const bikeId = await this.#sources.bikes.idOf(slugOrId);
    if (bikeId === undefined) throw notFound('We couldn’t find this bike.');
    return this.#page({ bikeId }, '-published_date', paging);
  }

  /** An article by its slug or id. @throws AppError 404 when there is none, 503 when it cannot be rendered now. */
  async get(slugOrId: string): Promise<ShownArticle> {
    const row = await this.#sources.articles.get(slugOrId);
    if (!row) throw noArticle();
    const text = await this.#textOf(row);
    if (!text) throw new AppError(503, 'We can’t show this article right now. Please try again.');
    return { ...row, text };
  }

  /**
   * Counts that an article was opened, and keeps nothing of who opened it; `limit` throws where no more of it counts.
   * @throws AppError 404 when there is none.
   */
  async countView(slugOrId: string, limit?: (article: number) => void): Promise<void> {
    const id = await this.#idOf(slugOrId);
    limit?.(id);
    this.#counter.count(id);
  }

  /** How many like an article, and whether somebody does. @throws AppError 404 when there is none. */
  async likesOf({ id }: Author, slugOrId: string) {
    const { likes } = this.#sources;
    const articleId = await this.#idOf(slugOrId);
    const [like_count, is_liked] = await Promise.all([likes.count(articleId), likes.has(articleId, id)]);
    return { like_count, is_liked };
  }

  /**
   * Counts that somebody likes an article, or does not any more.
   * @throws AppError 404 when there is none, 403 for a like of who has not confirmed their mail address.
   */
  async like(author: Author, slugOrId: string, isLiked: boolean) {
    const { likes } = this.#sources;
    const articleId = await this.#idOf(slugOrId);
    if (isLiked && !(await likes.isConfirmed(author.id))) throw unconfirmedAddress('a like');
    await (isLiked ? likes.add(articleId, author.id) : likes.remove(articleId, author.id));
    return this.likesOf(author, slugOrId);
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  async #page(
    filter: ArticleFilter,
    ordering: NonNullable<NewsQuery['ordering']>,
    paging: Paging,
  ): Promise<PagedRows<ListedArticle>> {
    const { articles } = this.#sources;
    const page = await readPage(paging, {
      count: articles.count(filter),
      find: (slice) => articles.find(filter, ordering, slice),
    });
    return { ...page, rows: await this.#withExcerpts(page.rows) };
  }

  /**
   * An article without an excerpt shows its first paragraph, which may hold figures of today: it is rendered for that. The first
   * reader of a day does not wait until all of them are; that goes on meanwhile.
   */
  async #withExcerpts(rows: ArticleRow[]): Promise<ListedArticle[]> {
    const ended = new AbortController();
    const late = wait(LIST_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    const withExcerpt = async (row: ArticleRow): Promise<ListedArticle> => {
      const excerpt = row.excerpt ?? (await Promise.race([this.#textOf(row), late]))?.opening ?? null;
      return { ...row, excerpt };
    };
    try {
      return await Promise.all(rows.map(withExcerpt));
    } finally {
      ended.abort();
    }
  }

  /** The text of an article as it is shown; undefined when it cannot be rendered now. */
  async #textOf(row: ArticleRow): Promise<ShownText | undefined> {
    try {
      return await this.#sources.texts.of(row);
    } catch (error) {
      if (error instanceof RenderError) return undefined;
      throw error;
    }
  }

  async #idOf(slugOrId: string): Promise<number> {
    const id = await this.#sources.articles.idOf(slugOrId);
    if (id === undefined) throw noArticle();
    return id;
  }
}

const noArticle = (): AppError => notFound('We couldn’t find this article.');
