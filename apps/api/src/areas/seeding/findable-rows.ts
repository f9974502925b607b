import { findablePagesInHindi, siteFaqsInHindi } from '@dopahiya/domain/languages';
import { faqPath, findablePages as sitePages, siteFaqs } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { sql } from 'drizzle-orm';
import type { findablePages } from '../../core/database/findable-page-schema.ts';
import { foundFrom } from '../../core/database/public-articles.ts';
import { faqs } from '../../core/database/schema.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { ArticleTranslation } from './article-translation.ts';
import type { Catalogue, CatalogueFaq } from './catalogue.ts';

type Row = Omit<typeof findablePages.$inferInsert, 'id' | 'names' | 'vector'>;

/** Page for the search before its words are weighted; `faq` is the slug of a question whose id ends its path. */
export interface FindableRow extends Row {
  faq?: string;
  /** Other words for its title. */
  words: string;
  /** Full text of the page, as far as it is written down. */
  text: string;
}

/** Returns the pages that a search finds besides bikes: a catalogue's articles and FAQs, and the site's own pages and FAQs. */
export function findableRows({
  articles,
  articleTranslations = [],
  faqs: questions,
}: Pick<Catalogue, 'articles' | 'articleTranslations' | 'faqs'>): FindableRow[] {
  const inHindi = new Map(articleTranslations.map((article) => [article.slug, article]));
  return [
    ...sitePages.map(toPage),
    ...siteFaqs.map(({ id, ...faq }) => toQuestion(faq, { source: `site-faq:${id}`, path: faqPath(id) })),
    ...questions.map(({ slug, ...faq }) => toQuestion(faq, { source: `faq:${slug}`, path: faqPath(''), faq: slug })),
    ...articles.map((article) => toArticle(article, inHindi.get(article.slug))),
  ];
}

const always = { published_date: null, is_sample: false };

const toPage = ({ path, kind, title, about, words }: (typeof sitePages)[number]): FindableRow => ({
  ...always,
  source: `page:${path}`,
  kind,
  path,
  title,
  excerpt: about,
  ...translatedAs(findablePagesInHindi.get(title), 'title', 'about'),
  words,
  text: '',
});

/** Returns a page's title and excerpt in Hindi, if it has them. */
const translatedAs = (hindi: Readonly<Record<string, string>> | undefined, title: string, excerpt: string) =>
  hindi && { translations: { hi: { title: hindi[title] ?? '', excerpt: hindi[excerpt] ?? null } } };

const toQuestion = (
  { question, answer, hi }: Pick<CatalogueFaq, 'question' | 'answer' | 'hi'>,
  at: Pick<FindableRow, 'source' | 'path' | 'faq'>,
): FindableRow => ({
  ...always,
  ...at,
  kind: 'question' as const,
  title: question,
  excerpt: answer,
  ...translatedAs(hi ?? siteFaqsInHindi.get(question), 'question', 'answer'),
  words: '',
  text: '',
});

function toArticle(article: CatalogueArticle, inHindi: ArticleTranslation | undefined): FindableRow {
  const { slug, title, date, category, excerpt = null, sample, published, bikes, tags, markdown } = article;
  const isGuide = category === 'Guide';
  // The bikes of a guide are only examples.
  const named = bikes.map(inWords);
  return {
    source: `article:${slug}`,
    kind: isGuide ? 'guide' : 'news',
    path: paths.news(slug),
    title,
    excerpt,
    ...(inHindi && { translations: { hi: { title: inHindi.title, excerpt: inHindi.excerpt ?? null } } }),
    published_date: foundFrom({ date, published }),
    is_sample: sample,
    words: [category, ...tags, ...(inHindi?.tags ?? []), ...(isGuide ? [inWords(slug)] : named)].join(' '),
    text: [withoutMarkup(markdown), withoutMarkup(inHindi?.markdown ?? ''), ...(isGuide ? named : [])].join(' '),
  };
}

const inWords = (slug: string): string => slug.replaceAll('-', ' ');

/** Removes link addresses and figure tags, which are filled in on read. */
const withoutMarkup = (markdown: string): string =>
  markdown.replaceAll(/\{\{[^{}]*\}\}/g, ' ').replaceAll(/\]\([^()\s]*\)/g, ' ');

/** Converts a page to a row of its table, with its words weighted by position. */
export function toFindableTableRow({ faq, words, text, ...row }: FindableRow) {
  const { path } = row;
  const { hi } = row.translations ?? {};
  const title = [row.title, hi?.title ?? ''].join(' ').trim();
  const excerpt = [row.excerpt ?? '', hi?.excerpt ?? ''].join(' ').trim();
  return {
    ...row,
    path:
      faq === undefined
        ? path
        : sql<string>`${path}::text || (select ${faqs.id} from ${faqs} where ${faqs.slug} = ${faq})`,
    names: `${title} ${words}`.toLowerCase(),
    vector: sql<string>`${weighed(title, 'A')} || ${weighed(words, 'B')} || ${weighed(excerpt, 'C')} || ${weighed(text, 'D')}`,
  };
}

/** This configuration leaves words in non-Latin scripts as they are. */
const weighed = (text: string, weight: string) => sql`setweight(to_tsvector('english', ${text}), ${weight})`;
