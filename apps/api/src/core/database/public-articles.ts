import { and, eq, lte, type SQL } from 'drizzle-orm';
import { articles } from './schema.ts';

/** Condition: an article is published, and its day in India has come. */
export const isPublicOn = (day: string): SQL | undefined =>
  and(eq(articles.is_published, true), lte(articles.published_date, day));

/** Day from which a search finds an article; one that is not published waits for a day that never comes. */
export const foundFrom = ({ date, published }: { date: string; published: boolean }): string =>
  published ? date : 'infinity';
