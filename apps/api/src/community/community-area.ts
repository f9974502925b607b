import { defineArea } from '../area.ts';
import { BikeRepository } from '../catalogue/bikes/bike-repository.ts';
import { ReviewRepository } from './reviews/review-repository.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { ReviewService } from './reviews/review-service.ts';

/** What people write about the catalogue. */
export const communityArea = defineArea({
  services: ({ database: { orm }, clock }) => ({
    reviews: new ReviewService({ reviews: new ReviewRepository(orm), bikes: new BikeRepository(orm), clock }),
  }),
  routes: ({ reviews }, { authenticate, limits }) => [
    ['/api/reviews', reviewRoutes({ reviews, authenticate, limits })],
  ],
});
