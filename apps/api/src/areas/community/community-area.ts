import { defineArea } from '../../core/area.ts';
import { BikeRepository } from '../catalogue/index.ts';
import { FigureReportRepository } from './figure-reports/figure-report-repository.ts';
import { figureReportRoutes } from './figure-reports/figure-report-routes.ts';
import { FigureReportService } from './figure-reports/figure-report-service.ts';
import { OwnReviewRepository } from './reviews/own-review-repository.ts';
import { ownReviewRoutes } from './reviews/own-review-routes.ts';
import { ReviewRepository } from './reviews/review-repository.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { ReviewService } from './reviews/review-service.ts';
import { ReviewVoteRepository } from './reviews/review-vote-repository.ts';

/** Defines the area for reviews and reports about the catalogue. */
export const communityArea = defineArea({
  services: ({ database: { orm }, clock }) => ({
    figureReports: new FigureReportService({
      reports: new FigureReportRepository(orm),
      bikes: new BikeRepository(orm),
      clock,
    }),
    reviews: new ReviewService({
      reviews: new ReviewRepository(orm),
      own: new OwnReviewRepository(orm),
      votes: new ReviewVoteRepository(orm),
      bikes: new BikeRepository(orm),
      clock,
    }),
  }),
  routes: ({ figureReports, reviews }, { authenticate, limits }) => [
    ['/api/figure-reports', figureReportRoutes(figureReports, limits)],
    ['/api/reviews', reviewRoutes({ reviews, authenticate, limits })],
    ['/api/users/me', ownReviewRoutes({ reviews, authenticate })],
  ],
});
