export { articlePage } from './article-page/article.page.ts';
export { bikeNewsPage } from './news-list-page/bike-news.page.ts';
