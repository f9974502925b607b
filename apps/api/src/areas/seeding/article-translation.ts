import * as z from 'zod';
import { fileRules } from '../../core/texts/index.ts';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';
import { articleFileSchema, type CatalogueArticle } from './article-file.ts';
import type { CheckedFile } from './places.ts';
import type { Rejection } from './rejection.ts';

const { title, excerpt, tags, caption, tool_label, markdown } = articleFileSchema.shape;

/** Article in another language, as in its file: `SLUG.hi.md` beside `SLUG.md`, which has all other fields. */
export const articleTranslationSchema = z.strictObject({
  slug: catalogueSlug,
  title,
  excerpt,
  tags,
  caption,
  tool_label,
  markdown,
});
export type ArticleTranslation = z.infer<typeof articleTranslationSchema>;

type TranslatedFile = CheckedFile<ArticleTranslation>;

/** Rejects translations without their article, and those that lack something the article has, or have more. */
export function rejectTranslations(
  articles: readonly CheckedFile<CatalogueArticle>[],
  translations: readonly TranslatedFile[],
): Rejection[] {
  const bySlug = new Map(articles.map(({ content }) => [content.slug, content]));
  return translations.flatMap((file) => {
    const article = bySlug.get(file.content.slug);
    if (article) return [...rejectFields(article, file), ...rejectBody(article, file)];
    return [file.source.reject([], fileRules.translatesNothing(file.content.slug).en)];
  });
}

function rejectFields(article: CatalogueArticle, { source, content }: TranslatedFile): Rejection[] {
  const fields = (['excerpt', 'caption', 'tool_label'] as const).filter(
    (field) => (article[field] === undefined) !== (content[field] === undefined),
  );
  const wrong = fields.map((field) =>
    source.reject(
      [field],
      `${field}: ${(content[field] === undefined ? fileRules.missing : fileRules.notInEnglish).en}`,
    ),
  );
  if (article.tags.length === content.tags.length) return wrong;
  return [...wrong, source.reject(['tags'], `tags: ${fileRules.tagsAsInEnglish(String(article.tags.length)).en}`)];
}

/** What both texts must have alike, in the same order or in any. */
const alike = [
  { name: 'figure', form: /\{\{[^{}\n]*\}\}/g },
  { name: 'heading', form: /^#+(?= )/gm },
  { name: 'link', form: /(?<=\]\()[^()\s]+(?=\))/g, inAnyOrder: true },
];

function rejectBody(article: CatalogueArticle, { source, content }: TranslatedFile): Rejection[] {
  return alike.flatMap(({ name, form, inAnyOrder = false }) => {
    const wanted = found(article.markdown, form, inAnyOrder);
    const given = found(content.markdown, form, inAnyOrder);
    const place = given.findIndex(({ text }, index) => text !== wanted[index]?.text);
    if (place === -1 && given.length === wanted.length) return [];
    const [here, english] = [given[place], wanted[place === -1 ? given.length : place]];
    const line = here?.line ?? content.markdown.split('\n').length - 1;
    const reason = `the text: its ${name}s must be those of the English file; ${quoted(english?.text)} is due, not ${quoted(here?.text)}`;
    return [source.reject(['markdown', line], reason)];
  });
}

interface Found {
  text: string;
  /** Line in the Markdown, from 0. */
  line: number;
}

function found(body: string, form: RegExp, inAnyOrder: boolean): Found[] {
  const all = [...body.matchAll(form)].map(({ 0: text, index }) => ({
    text,
    line: body.slice(0, index).split('\n').length - 1,
  }));
  return inAnyOrder ? all.toSorted((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text))) : all;
}

const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `'${text}'`);
