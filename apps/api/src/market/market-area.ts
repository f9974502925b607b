import { defineArea } from '../area.ts';
import { BikeRepository } from '../catalogue/bikes/bike-repository.ts';
import { BrandRepository } from '../catalogue/brands/brand-repository.ts';
import { BrandService } from '../catalogue/brands/brand-service.ts';
import { CityRepository } from '../catalogue/cities/city-repository.ts';
import { ListingCounter } from './listings/listing-counts.ts';
import { ListingFacetRepository } from './listings/listing-facet-repository.ts';
import { ListingRepository } from './listings/listing-repository.ts';
import { listingRoutes } from './listings/listing-routes.ts';
import { ListingService } from './listings/listing-service.ts';

/** Used bikes that people sell. */
export const marketArea = defineArea({
  services: ({ database: { orm }, clock, market }) => {
    const listings = new ListingRepository(orm);
    const counter = new ListingCounter(listings, new ListingFacetRepository(orm));
    return {
      listings: new ListingService({
        listings,
        counter,
        bikes: new BikeRepository(orm),
        brands: new BrandService(new BrandRepository(orm)),
        cities: new CityRepository(orm),
        settings: market,
        clock,
      }),
    };
  },
  routes: ({ listings }) => [['/api/used-bikes', listingRoutes(listings)]],
});
