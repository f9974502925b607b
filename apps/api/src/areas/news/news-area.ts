import { dateInIndia } from '@dopahiya/domain/site';
import { type CoreSources, defineArea } from '../../core/area.ts';
import { WeeklyViewRepository } from '../../core/counting/weekly-view-repository.ts';
import { BikeRepository, EditionCache } from '../catalogue/index.ts';
import { ArticleLikeRepository } from './article-like-repository.ts';
import { ArticleRepository } from './article-repository.ts';
import { ArticleTexts } from './article-texts.ts';
import { figuresOfToday } from './figures/catalogue-figures.ts';
import { fillFigures } from './figures/fill-figures.ts';
import { likeRoutes } from './like-routes.ts';
import { bikeArticleRoutes, newsRoutes } from './news-routes.ts';
import { NewsService } from './news-service.ts';
import { MarkdownRenderer } from './rendering/markdown-renderer.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** Number of cached article texts: slightly more than there are articles. */
const KEPT_TEXTS = 200;

interface NewsSources extends CoreSources {
  edition: CurrentEdition;
}

/** Articles: news, reviews, comparisons and guides. */
export const newsArea = defineArea({
  services: ({ database: { orm }, clock, edition }: NewsSources) => ({
    news: new NewsService({
      articles: new ArticleRepository(orm),
      texts: new ArticleTexts({
        renderer: new MarkdownRenderer(),
        cache: new EditionCache(edition, KEPT_TEXTS),
        fill: (markdown, language) => fillFigures(markdown, figuresOfToday(orm, clock), language),
        day: () => dateInIndia(clock()),
      }),
      likes: new ArticleLikeRepository(orm),
      views: new WeeklyViewRepository(orm, 'articles'),
      bikes: new BikeRepository(orm),
      clock,
    }),
  }),
  routes: ({ news }, { authenticate, limits }) => [
    ['/api/bikes', bikeArticleRoutes(news)],
    ['/api/news', newsRoutes(news, limits)],
    ['/api/news', likeRoutes({ news, authenticate, limits })],
  ],
});
