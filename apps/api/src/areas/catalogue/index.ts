export { type BikeCardAnswer, fuelNames, presentBikeCard } from './bikes/bike-card-presenter.ts';
export { presentBikeDetail } from './bikes/bike-detail-presenter.ts';
export { BikeFacetRepository } from './bikes/bike-facet-repository.ts';
export { type BikeFilter } from './bikes/bike-filter.ts';
export { byPopularity } from './bikes/bike-order.ts';
export {
  type BikeCardRow,
  BikeRepository,
  type BikeRow,
  type BikeWithVariants,
  type VariantRow,
} from './bikes/bike-repository.ts';
export { BikeService } from './bikes/bike-service.ts';
export { type SoldSince, soldSince, yearBeforeSale } from './bikes/sold-since.ts';
export { BrandRepository, type BrandRow } from './brands/brand-repository.ts';
export { describeBrand } from './texts/hi/brands.ts';
export { BrandService } from './brands/brand-service.ts';
export { CatalogueEdition } from './catalogue-edition.ts';
export { CityFinder } from './cities/city-finder.ts';
export { CityRepository, type CityRow } from './cities/city-repository.ts';
export { oneCity } from './cities/one-city.ts';
export { DealershipRepository } from './dealerships/dealership-repository.ts';
export { DealershipService } from './dealerships/dealership-service.ts';
export { dealershipIn } from './dealerships/sample-in-hindi.ts';
export { EditionCache } from './edition-cache.ts';
export { figuresWithoutSource } from './figure-sources.ts';
export { priceItem, factsOf, itemOf, type PricedItem, pricedItem } from './prices/variant-facts.ts';
export { PriceService } from './prices/price-service.ts';
