import type { Article } from '@dopahiya/domain';
import { drawingAddress, drawingsOf } from '../../media/drawing-address.ts';
import type { ArticleRow } from './article-repository.ts';

/** An article as the contract has it; its picture is a drawing of the model it is mostly about. */
export function presentArticle(row: ArticleRow): Article {
  const { id, slug, title, published_date, is_sample, pictured } = row;
  return {
    id,
    slug,
    title,
    content: row.content.join('\n\n'),
    published_date,
    featured_image_url: drawingAddress(pictured.slug, drawingsOf(pictured)[0]),
    author: { first_name: row.author_first_name, last_name: row.author_last_name },
    is_sample,
  };
}
