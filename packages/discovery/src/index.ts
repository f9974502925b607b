export { bestBikesHead } from './best-bikes-page/best-bikes-head.ts';
export { BestBikesPage } from './best-bikes-page/best-bikes-page.tsx';
export { bikeListHead } from './bike-list/bike-list-head.ts';
export { BikeListPage } from './bike-list/bike-list-page.tsx';
export { listQueries } from './bike-list/list-queries.ts';
export type { BikeList } from './bike-list/bike-list.ts';
export { sortLabels } from './bike-list/sort-labels.ts';
export { CardTools } from './bike-list/card-tools.ts';
export { type ListAddress, readListAddress } from './bike-list/list-address.ts';
export { useListedPages } from './bike-list/use-listed-pages.ts';
export { HeaderSearch } from './bike-search/header-search.tsx';
export { BikesPage } from './bikes-page/bikes-page.tsx';
export { brandDirectoryHead } from './brand-directory/brand-directory-head.ts';
export { BrandDirectoryPage } from './brand-directory/brand-directory-page.tsx';
export { brandHead } from './brand-page/brand-head.ts';
export { BrandPage } from './brand-page/brand-page.tsx';
export { FeaturedBikes } from './featured-bikes/featured-bikes.tsx';
export { HomeHero } from './home-hero/home-hero.tsx';
export {
  LazyCategoryExplorer,
  LazyMostLovedBikes,
  LazyRideFinder,
  LazySportsCarousel,
} from './home-sections/home-sections.ts';
export { InvalidListPage } from './invalid-list-page/invalid-list-page.tsx';
export { findBikeList, type FoundList } from './lists/find-bike-list.ts';
export { launchQueries } from './new-bikes-page/launch-queries.ts';
export { NewBikesPage } from './new-bikes-page/new-bikes-page.tsx';
export { SearchPage } from './search-page/search-page.tsx';
export { PriceCheckerSlot } from './price-checker-slot/price-checker-slot.tsx';
export { RecentlyViewed } from './recently-viewed/recently-viewed.tsx';
export { finderQueries } from './ride-finder/finder-queries.ts';
export { RideFinder, type RideFinderProps } from './ride-finder/ride-finder.tsx';
export { trendingBikesHead } from './trending-bikes-page/trending-bikes-head.ts';
export { TrendingBikesPage } from './trending-bikes-page/trending-bikes-page.tsx';
