import { defineArea } from '../area.ts';
import { BikeFacetRepository } from '../catalogue/bikes/bike-facet-repository.ts';
import { BikeRepository } from '../catalogue/bikes/bike-repository.ts';
import { BikeService } from '../catalogue/bikes/bike-service.ts';
import { BrandRepository } from '../catalogue/brands/brand-repository.ts';
import { BrandService } from '../catalogue/brands/brand-service.ts';
import { CityRepository } from '../catalogue/cities/city-repository.ts';
import { DealershipRepository } from '../catalogue/dealerships/dealership-repository.ts';
import { DealershipService } from '../catalogue/dealerships/dealership-service.ts';
import { PriceService } from '../catalogue/prices/price-service.ts';
import { ListingCounter } from '../market/listings/listing-counts.ts';
import { ListingFacetRepository } from '../market/listings/listing-facet-repository.ts';
import { ListingRepository } from '../market/listings/listing-repository.ts';
import { ListingService } from '../market/listings/listing-service.ts';
import { ValuationRepository } from '../market/valuation/valuation-repository.ts';
import { ValuationService } from '../market/valuation/valuation-service.ts';
import { ValueByAgeService } from '../market/value-by-age/value-by-age-service.ts';
import { RunningCostService } from '../running-costs/running-cost-service.ts';
import { Answerer } from './answers/answerer.ts';
import { CatalogueReader } from './catalogue-reader.ts';
import { ChatRepository } from './chat-repository.ts';
import { chatRoutes } from './chat-routes.ts';
import { ChatService } from './chat-service.ts';

/** What visitors ask the bot; it answers by the services that the pages use. */
export const chatArea = defineArea({
  services: ({ database: { orm }, clock, edition, finder, market, chatModel }) => {
    const bikeRows = new BikeRepository(orm);
    const brandRows = new BrandRepository(orm);
    const brands = new BrandService(brandRows);
    const cities = new CityRepository(orm);
    const bikes = new BikeService({ bikes: bikeRows, facets: new BikeFacetRepository(orm), brands, finder, clock });
    const listings = new ListingRepository(orm);
    const counter = new ListingCounter(listings, new ListingFacetRepository(orm));
    return {
      chat: new ChatService({
        chats: new ChatRepository(orm),
        reader: new CatalogueReader({ finder, cities, edition }),
        answerer: new Answerer({
          bikes,
          cities,
          prices: new PriceService({ bikes, cities, edition, clock }),
          dealerships: new DealershipService({ dealerships: new DealershipRepository(orm), brands, cities }),
          listings: new ListingService({ listings, counter, bikes: bikeRows, brands, cities, settings: market, clock }),
          valuations: new ValuationService({
            valuations: new ValuationRepository(orm),
            bikes: bikeRows,
            brands: brandRows,
            cities,
            clock,
          }),
          runningCosts: new RunningCostService(cities),
          valuesByAge: new ValueByAgeService(bikeRows, clock),
        }),
        phrase: chatModel,
        clock,
      }),
    };
  },
  routes: ({ chat }, { authenticate, limits }) => [['/api/chatbot', chatRoutes({ chat, authenticate, limits })]],
});
