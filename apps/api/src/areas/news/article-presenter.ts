import type { ArticleFields } from '@dopahiya/domain/content';
import { drawingAddress, drawingsOf } from '../media/index.ts';
import type { ListedArticle, ShownArticle } from './news-service.ts';

/** Converts an article with its text to the contract's form. */
export function presentArticle({ text, ...article }: ShownArticle): ArticleFields {
  return { ...presentListedArticle({ ...article, excerpt: article.excerpt ?? text.opening }), content: text.html };
}

/** Converts an article of a list, without its text, to the contract's form; its picture is a drawing of its main model. */
export function presentListedArticle(article: ListedArticle): ArticleFields {
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
    author: presentAuthor(article.author),
    bikes: article.bikes.map(({ slug: bike, name, brand }) => ({ slug: bike, name, brand: { slug: brand } })),
    tool: tool !== null && label !== null ? { path: tool, label } : null,
  };
}

type KnownAuthor = Pick<NonNullable<ArticleFields['author']>, 'avatar' | 'bio'>;

/** Descriptions of authors by name: the site itself is the author, no person is made up. */
const knownAuthors: Readonly<Record<string, KnownAuthor>> = {
  Dopahiya: {
    avatar: '/favicon.svg',
    bio: 'Written by Dopahiya. Prices and tables update daily from our catalogue and price rules. Tell us if something is wrong.',
  },
  'Dopahiya Sample Desk': {
    avatar: '/favicon.svg',
    bio: 'A sample author for sample articles.',
  },
};

/** Splits the author's name: the first word is the first name. */
function presentAuthor(name: string): ArticleFields['author'] {
  if (name === '') return null;
  const [first_name = name, ...others] = name.split(' ');
  return { first_name, last_name: others.join(' ') || null, avatar: null, bio: null, ...knownAuthors[name] };
}
