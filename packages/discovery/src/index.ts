export { bestBikesHead } from './best-bikes-page/best-bikes-head.ts';
export { BestBikesPage } from './best-bikes-page/best-bikes-page.tsx';
export { bikeQueries } from './bike-queries.ts';
export { FeaturedBikes } from './featured-bikes/featured-bikes.tsx';
export { HomeHero } from './home-hero/home-hero.tsx';
