import { type Article, articleSchema } from '@dopahiya/domain/content';
import { type Page, pageOf } from '@dopahiya/domain/requests';
import { newsFeedPath, paths } from '@dopahiya/domain/site';
import type { ServedFile } from '@dopahiya/site';
import type { Feed } from 'feed';
import * as texts from '#texts/feed';

/** How many articles the feed tells of, the newest first. */
const LISTED = 20;

const aQuarterHour = 'public, max-age=900';

/** The feed of the news as RSS, from what the API lists now; samples say that they are. */
export const newsFeed: ServedFile = {
  path: newsFeedPath,
  answer: async ({ origin, fetch }) => {
    const address = `${origin}/api/news/?ordering=-published_date&limit=${LISTED}`;
    const news = await newestIn(await fetch(new Request(address)));
    if (!news) return new Response(texts.noFeed, { status: 503, headers: { 'retry-after': '60' } });
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': aQuarterHour };
    return new Response((await feedOf(news.results, origin)).rss2(), { headers });
  },
};

/** The newest articles; undefined while the API does not answer, or answers something else. */
async function newestIn(answer: Response): Promise<Page<Article> | undefined> {
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
    title: texts.title,
    description: texts.description,
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
