import { faqPath, findablePages as sitePages, siteFaqs } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { sql } from 'drizzle-orm';
import type { findablePages } from '../../core/database/findable-page-schema.ts';
import { faqs } from '../../core/database/schema.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { Catalogue, CatalogueFaq } from './catalogue.ts';

type Row = Omit<typeof findablePages.$inferInsert, 'id' | 'names' | 'vector'>;

/** A page that a search finds before its words are weighed; `faq` is the slug of a question whose id ends its path. */
export interface FindableRow extends Row {
  faq?: string;
  /** Other words for its title. */
  words: string;
  /** All that stands there, as far as it is written down. */
  text: string;
}

/** What a search finds beside bikes: the articles and questions of a catalogue, and the site's own pages and questions. */
export function findableRows({ articles, faqs: questions }: Pick<Catalogue, 'articles' | 'faqs'>): FindableRow[] {
  return [
    ...sitePages.map(toPage),
    ...siteFaqs.map(({ id, ...faq }) => toQuestion(faq, { source: `site-faq:${id}`, path: faqPath(id) })),
    ...questions.map(({ slug, ...faq }) => toQuestion(faq, { source: `faq:${slug}`, path: faqPath(''), faq: slug })),
    ...articles.map(toArticle),
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
  words,
  text: '',
});

const toQuestion = (
  { question, answer }: Pick<CatalogueFaq, 'question' | 'answer'>,
  at: Pick<FindableRow, 'source' | 'path' | 'faq'>,
): FindableRow => ({
  ...always,
  ...at,
  kind: 'question' as const,
  title: question,
  excerpt: answer,
  words: '',
  text: '',
});

function toArticle(article: CatalogueArticle): FindableRow {
  const { slug, title, date, category, excerpt = null, sample, bikes, tags, markdown } = article;
  const isGuide = category === 'Guide';
  // The bikes of a guide are its examples.
  const named = bikes.map(inWords);
  return {
    source: `article:${slug}`,
    kind: isGuide ? 'guide' : 'news',
    path: paths.news(slug),
    title,
    excerpt,
    published_date: date,
    is_sample: sample,
    words: [category, ...tags, ...(isGuide ? [inWords(slug)] : named)].join(' '),
    text: [withoutMarkup(markdown), ...(isGuide ? named : [])].join(' '),
  };
}

const inWords = (slug: string): string => slug.replaceAll('-', ' ');

/** Figures that are asked when they are read, and addresses of links, are no words of a text. */
const withoutMarkup = (markdown: string): string =>
  markdown.replaceAll(/\{\{[^{}]*\}\}/g, ' ').replaceAll(/\]\([^()\s]*\)/g, ' ');

/** A page with its words weighed by where they stand, as its table has it. */
export function toFindableTableRow({ faq, words, text, ...row }: FindableRow) {
  const { path, title, excerpt } = row;
  return {
    ...row,
    path:
      faq === undefined
        ? path
        : sql<string>`${path}::text || (select ${faqs.id} from ${faqs} where ${faqs.slug} = ${faq})`,
    names: `${title} ${words}`.toLowerCase(),
    vector: sql<string>`${weighed(title, 'A')} || ${weighed(words, 'B')} || ${weighed(excerpt ?? '', 'C')} || ${weighed(text, 'D')}`,
  };
}

/** Words of other scripts than the Latin one stay as they are in this configuration. */
const weighed = (text: string, weight: string) => sql`setweight(to_tsvector('english', ${text}), ${weight})`;
