export { buildArticle, newsHandlers } from './testing/news-handlers.ts';
