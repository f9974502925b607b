export { AuthorCard } from './news/author-card/author-card.tsx';
export { ShareRow } from './news/share-row/share-row.tsx';
export { TagList } from './news/tag-list/tag-list.tsx';
