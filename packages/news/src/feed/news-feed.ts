import { type Article, articleSchema } from '@dopahiya/domain/content';
import { type Page, pageOf } from '@dopahiya/domain/requests';
import { newsFeedPath, paths } from '@dopahiya/domain/site';
import type { ServedFile } from '@dopahiya/site';
import type { Feed } from 'feed';
import * as texts from '#texts/feed';

/** Maximum number of articles in the feed. */
const LISTED = 20;

const aQuarterHour = 'public, max-age=900';

/** RSS feed of the latest news from the API; samples are labelled. */
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

/** Returns the newest articles; undefined if the API fails or its response is invalid. */
async function newestIn(answer: Response): Promise<Page<Article> | undefined> {
  if (!answer.ok) return undefined;
  return pageOf(articleSchema).safeParse(await answer.json().catch(() => undefined)).data;
}

/** Builds the feed. The library is loaded on the first request, because no page needs it. */
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

/** Builds an item without author: RSS requires an email address there, which articles lack. */
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

/** Returns noon in India, the same date in every time zone; an article without a date counts as oldest. */
function dateOf({ published_date }: Article): Date {
  const date = new Date(`${(published_date ?? '').slice(0, 10)}T12:00:00+05:30`);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Removes control characters, which XML does not allow. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '');
