import { type Article, articleSchema } from '@dopahiya/domain/content';
import { type Page, pageOf } from '@dopahiya/domain/requests';
import { newsFeedPath, paths } from '@dopahiya/domain/site';
import type { Feed } from 'feed';
import type { Hono } from 'hono';
import * as texts from '#texts/server';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';

interface FeedParts {
  env: Pick<Env, 'SITE_ORIGIN'>;
  gateway: Pick<Gateway, 'fetch'>;
}

/** How many articles the feed tells of, the newest first. */
const LISTED = 20;

const aQuarterHour = 'public, max-age=900';

/** Serves the feed of the news as RSS, from what the API lists now; samples say that they are. */
export function serveNewsFeed<Bindings extends object>(
  site: Hono<{ Bindings: Bindings }>,
  { env: { SITE_ORIGIN }, gateway }: FeedParts,
): void {
  site.get(newsFeedPath, async (c) => {
    const news = await newestFrom(gateway, SITE_ORIGIN);
    if (!news) return c.text(texts.noFeed, 503, { 'retry-after': '60' });
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': aQuarterHour };
    return c.body((await feedOf(news.results, SITE_ORIGIN)).rss2(), 200, headers);
  });
}

/** The newest articles; undefined while the API does not answer, or answers something else. */
async function newestFrom(gateway: Pick<Gateway, 'fetch'>, origin: string): Promise<Page<Article> | undefined> {
  const address = `${origin}/api/news/?ordering=-published_date&limit=${LISTED}`;
  const answer = await gateway.fetch(new Request(address));
  if (!answer.ok) return undefined;
  return pageOf(articleSchema).safeParse(await answer.json().catch(() => undefined)).data;
}

/** The library is loaded with the first reader of the feed: no page needs it. */
async function feedOf(articles: readonly Article[], origin: string): Promise<Feed> {
  const { Feed: NewFeed } = await import('feed');
  const link = origin + paths.bikeNews;
  const feed = new NewFeed({
    id: link,
    link,
    title: texts.feedTitle,
    description: texts.feedDescription,
    language: 'en-IN',
    copyright: 'Dopahiya',
    feedLinks: { rss: origin + newsFeedPath },
    ...(articles[0] && { updated: dateOf(articles[0]) }),
  });
  for (const article of articles) feed.addItem(itemOf(article, origin));
  return feed;
}

/** Without an author: RSS has an email address there, and articles have none. */
function itemOf(article: Article, origin: string): Parameters<Feed['addItem']>[0] {
  const { id, slug, title, excerpt, category, is_sample } = article;
  const link = origin + paths.news(slug ?? String(id));
  const readable = withoutControls(title);
  return {
    id: link,
    link,
    title: is_sample ? texts.sampleTitle(readable) : readable,
    date: dateOf(article),
    ...(excerpt !== null && { description: withoutControls(excerpt) }),
    ...(category !== null && { category: [{ name: withoutControls(category) }] }),
  };
}

/** Noon in India is the same day for every reader; an article without a day counts as the oldest. */
function dateOf({ published_date }: Article): Date {
  const date = new Date(`${(published_date ?? '').slice(0, 10)}T12:00:00+05:30`);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** XML has no place for control characters. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '');
