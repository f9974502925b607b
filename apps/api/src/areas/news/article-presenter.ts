import type { ArticleFields } from '@dopahiya/domain/content';
import type { Language } from '@dopahiya/domain/site';
import { authors as english } from './texts/en/authors.ts';
import { authors as hindi, namesInHindi } from './texts/hi/authors.ts';
import { drawingAddress, drawingsOf } from '../media/index.ts';
import type { ListedArticle, ShownArticle } from './news-service.ts';

/** Converts an article with its text to the contract's form. */
export function presentArticle({ text, ...article }: ShownArticle, language: Language): ArticleFields {
  const listed = presentListedArticle({ ...article, excerpt: article.excerpt ?? text.opening }, language);
  return { ...listed, content: text.html };
}

/** Converts an article of a list, without its text, to the contract's form; its picture is a drawing of its main model. */
export function presentListedArticle(article: ListedArticle, language: Language): ArticleFields {
  const [pictured] = article.bikes;
  const picture = pictured ? drawingAddress(pictured.slug, drawingsOf(pictured)[0]) : null;
  const { tool, tool_label: label } = article;
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    published_date: article.published_date,
    category: article.category,
    tags: article.tags,
    is_featured: article.is_featured,
    is_sample: article.is_sample,
    view_count: article.view_count,
    like_count: article.like_count,
    content: null,
    is_clean_html: true,
    excerpt: article.excerpt,
    featured_image_url: picture,
    featured_image: picture,
    image_caption: picture && article.caption,
    specifications: article.specifications,
    author: presentAuthor(article.author, language),
    bikes: article.bikes.map(({ slug: bike, name, brand }) => ({ slug: bike, name, brand: { slug: brand } })),
    tool: tool !== null && label !== null ? { path: tool, label } : null,
  };
}

/** Picture and description of the site's own authors by name: no person is made up. */
const authors = { en: english, hi: hindi };

/** Splits the author's name: the first word is the first name. */
function presentAuthor(name: string, language: Language): ArticleFields['author'] {
  if (name === '') return null;
  const shown = language === 'hi' ? (namesInHindi[name] ?? name) : name;
  const [first_name = shown, ...others] = shown.split(' ');
  const bio = authors[language][name];
  return { first_name, last_name: others.join(' ') || null, avatar: bio ? '/favicon.svg' : null, bio: bio ?? null };
}
