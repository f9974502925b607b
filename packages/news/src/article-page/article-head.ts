import type { Article } from '@dopahiya/domain/content';
import {
  breadcrumbData,
  newsFeedPath,
  type PageHead,
  paths,
  sharePictureAddress,
  type StructuredData,
} from '@dopahiya/domain/site';
import * as texts from '#texts/article';
import { feedTitle } from '#texts/news-list';
import { cutText, wordsOf } from '../news-text.ts';

/** Approximate length that search engines display. */
const descriptionLength = 160;

/** Returns the head of a page whose article is loading. */
export const pendingArticleHead = (): PageHead => ({
  title: texts.pendingTitle,
  description: texts.pendingDescription,
});

/** Returns the head of a page whose article cannot be shown. */
export const missingArticleHead = (): PageHead => ({
  title: texts.missingDocumentTitle,
  description: texts.missingMessage,
});

/** Returns the head of an article, with its schema.org data. */
export function articleHead(article: Article): PageHead {
  const { title, featured_image_url, bikes } = article;
  const path = pathOf(article);
  const picture = sharePictureAddress([featured_image_url]);
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.newsAndReviews, to: paths.bikeNews },
    { label: title, to: path },
  ];
  return {
    title: texts.documentTitle(title),
    description: descriptionOf(article),
    path,
    ...(picture && { image: { path: picture, alt: texts.pictureAlt(bikes[0]?.name ?? title) } }),
    feed: { path: newsFeedPath, title: feedTitle },
    structuredData: [newsArticle(article, path, picture), breadcrumbData(trail)],
  };
}

const pathOf = ({ slug, id }: Article): string => paths.news(slug ?? String(id));

const descriptionOf = ({ excerpt, content }: Article): string =>
  cutText(wordsOf(excerpt ?? content ?? ''), descriptionLength);

/** Returns the schema.org article; samples are labelled there too. */
function newsArticle(article: Article, path: string, picture: string | null): StructuredData {
  const { title, published_date, category, tags, is_sample } = article;
  const author = authorName(article);
  return {
    '@type': 'NewsArticle',
    headline: cutText(title, 110),
    description: descriptionOf(article),
    url: path,
    mainEntityOfPage: path,
    ...(published_date !== null && { datePublished: published_date, dateModified: published_date }),
    ...(picture !== null && { image: picture }),
    ...(category !== null && { articleSection: category }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(author !== null && { author: { '@type': 'Organization', name: author } }),
    publisher: { '@type': 'Organization', name: 'Dopahiya', url: paths.home },
    ...(is_sample && { creativeWorkStatus: 'Sample' }),
  };
}

/** Returns the author's name; null if there is none. */
export function authorName({ author }: Pick<Article, 'author'>): string | null {
  const name = [author?.first_name, author?.last_name].filter(Boolean).join(' ');
  return name === '' ? null : name;
}
