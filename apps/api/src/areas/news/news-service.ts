import type { NewsQuery } from '@dopahiya/domain/inputs';
import { dateInIndia, type Language } from '@dopahiya/domain/site';
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
import { errors } from '../../core/texts/index.ts';

/** Maximum wait in ms of a list for its excerpts; later requests find them cached. */
const LIST_MS = 1500;

/** Dependencies of a news service. */
export interface NewsSources {
  articles: ArticleRepository;
  texts: Pick<ArticleTexts, 'of'>;
  likes: ArticleLikeRepository;
  views: Pick<WeeklyViewRepository, 'add'>;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** Article with its rendered text. */
export type ShownArticle = ArticleRow & { text: ShownText };

/** Article in a list, without its text; the excerpt is null if it fails or is not ready in time. */
export type ListedArticle = Omit<ArticleRow, 'markdown'>;

/** List of articles: which, in which order and language. */
interface ArticleList {
  filter: ArticleFilter;
  ordering: NonNullable<NewsQuery['ordering']>;
  language: Language;
}

/** News, reviews, comparisons and guides. */
export class NewsService {
  readonly #sources: NewsSources;
  readonly #counter: WeeklyCounter<number>;

  constructor(sources: NewsSources) {
    const { views, clock } = sources;
    this.#sources = sources;
    this.#counter = new WeeklyCounter({ add: (counts) => views.add(counts), clock });
  }

  /** Returns a page of articles, newest first by default, or those similar to another one. */
  list(
    { search, category, related_to, ordering = '-published_date', ...paging }: NewsQuery,
    language: Language,
  ): Promise<PagedRows<ListedArticle>> {
    const filter = {
      day: this.#today(),
      words: search,
      ...(category !== '' && { category }),
      ...(related_to !== '' && { relatedTo: related_to }),
    };
    return this.#page({ filter, ordering, language }, paging);
  }

  /** Returns a page of the articles about a model, newest first. @throws AppError 404 for an unknown model. */
  async ofBike(slugOrId: string, paging: Paging, language: Language): Promise<PagedRows<ListedArticle>> {
    const bikeId = await this.#sources.bikes.idOf(slugOrId);
    if (bikeId === undefined) throw notFound(errors.bikeUnknown);
    return this.#page({ filter: { day: this.#today(), bikeId }, ordering: '-published_date', language }, paging);
  }

  /** Returns an article by slug or id. @throws AppError 404 if there is none, 503 if it cannot be rendered now. */
  async get(slugOrId: string, language: Language): Promise<ShownArticle> {
    const row = await this.#sources.articles.get(slugOrId, this.#today(), language);
    if (!row) throw noArticle();
    const text = await this.#textOf(row, language);
    if (!text) throw new AppError(503, errors.articleNotShown);
    return { ...row, text };
  }

  /**
   * Counts an article view without storing anything about the visitor; `limit` throws when the rate limit is reached.
   * @throws AppError 404 if there is none.
   */
  async countView(slugOrId: string, limit?: (article: number) => void): Promise<void> {
    const id = await this.#idOf(slugOrId);
    limit?.(id);
    this.#counter.count(id);
  }

  /** Returns an article's number of likes, and whether the user likes it. @throws AppError 404 if there is none. */
  async likesOf({ id }: Author, slugOrId: string) {
    const { likes } = this.#sources;
    const articleId = await this.#idOf(slugOrId);
    const [like_count, is_liked] = await Promise.all([likes.count(articleId), likes.has(articleId, id)]);
    return { like_count, is_liked };
  }

  /**
   * Adds or removes a user's like.
   * @throws AppError 404 if there is no such article, 403 for a like without a confirmed mail address.
   */
  async like(author: Author, slugOrId: string, isLiked: boolean) {
    const { likes } = this.#sources;
    const articleId = await this.#idOf(slugOrId);
    if (isLiked && !(await likes.isConfirmed(author.id))) throw unconfirmedAddress(errors.confirmToLike);
    await (isLiked ? likes.add(articleId, author.id) : likes.remove(articleId, author.id));
    return this.likesOf(author, slugOrId);
  }

  /** Writes the counts since the last flush. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  async #page({ filter, ordering, language }: ArticleList, paging: Paging): Promise<PagedRows<ListedArticle>> {
    const { articles } = this.#sources;
    const page = await readPage(paging, {
      count: articles.count(filter),
      find: (slice) => articles.find(filter, ordering, slice, language),
    });
    return { ...page, rows: await this.#withExcerpts(page.rows, language) };
  }

  /**
   * Adds excerpts: an article without one shows its first paragraph, which may contain today's figures and must be rendered. The first
   * request of a day does not wait for all of them; rendering continues in the background.
   */
  async #withExcerpts(rows: ArticleRow[], language: Language): Promise<ListedArticle[]> {
    const ended = new AbortController();
    const late = wait(LIST_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    const withExcerpt = async (row: ArticleRow): Promise<ListedArticle> => {
      const excerpt = row.excerpt ?? (await Promise.race([this.#textOf(row, language), late]))?.opening ?? null;
      return { ...row, excerpt };
    };
    try {
      return await Promise.all(rows.map(withExcerpt));
    } finally {
      ended.abort();
    }
  }

  /** Returns the rendered text of an article; undefined if it cannot be rendered now. */
  async #textOf(row: ArticleRow, language: Language): Promise<ShownText | undefined> {
    try {
      return await this.#sources.texts.of(row, language);
    } catch (error) {
      if (error instanceof RenderError) return undefined;
      throw error;
    }
  }

  #today(): string {
    return dateInIndia(this.#sources.clock());
  }

  async #idOf(slugOrId: string): Promise<number> {
    const id = await this.#sources.articles.idOf(slugOrId, this.#today());
    if (id === undefined) throw noArticle();
    return id;
  }
}

const noArticle = (): AppError => notFound(errors.articleUnknown);
