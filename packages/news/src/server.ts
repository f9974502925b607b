export { newsFeed } from './feed/news-feed.ts';
