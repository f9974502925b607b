import { type CoreSources, defineArea } from '../../core/area.ts';
import {
  BikeFacetRepository,
  BikeRepository,
  BikeService,
  BrandRepository,
  BrandService,
  type CityFinder,
  CityRepository,
  DealershipRepository,
  DealershipService,
  PriceService,
} from '../catalogue/index.ts';
import type { ChoiceService } from '../choice/index.ts';
import {
  ListingCounter,
  ListingFacetRepository,
  ListingRepository,
  ListingService,
  type MarketSettings,
  ValuationRepository,
  ValuationService,
  ValueByAgeService,
} from '../market/index.ts';
import { readLoanOffers } from '../loans/index.ts';
import { RunningCostService } from '../running-costs/index.ts';
import { Answerer } from './answers/answerer.ts';
import { CatalogueReader } from './catalogue-reader.ts';
import { ChatRepository } from './chat-repository.ts';
import { chatRoutes } from './chat-routes.ts';
import { ChatService } from './chat-service.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';
import { type BikeFinder, FoundPageRepository, PageFinder, UsedBikeReader } from '../search/index.ts';
import type { Phrase } from './phrasing/chat-model.ts';

interface ChatSources extends CoreSources {
  edition: CurrentEdition;
  finder: BikeFinder;
  cityFinder: CityFinder;
  choice: ChoiceService;
  market: Pick<MarketSettings, 'withSamples'>;
  /** Rephrases the chat's answers, if a model is configured. */
  chatModel?: Phrase | undefined;
}

/** Chat area; answers come from the services of the pages. */
export const chatArea = defineArea({
  services: ({ database: { orm }, clock, edition, finder, cityFinder, choice, market, chatModel }: ChatSources) => {
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
        reader: new CatalogueReader({ finder, cityFinder, edition }),
        answerer: new Answerer(
          {
            bikes,
            choice,
            cities,
            cityFinder,
            prices: new PriceService({ bikes, cities, edition, clock }),
            dealerships: new DealershipService({ dealerships: new DealershipRepository(orm), brands, cities }),
            listings: new ListingService({
              listings,
              counter,
              bikes: bikeRows,
              brands,
              cities,
              reader: new UsedBikeReader({ finder, cities: cityFinder }),
              settings: market,
              clock,
            }),
            valuations: new ValuationService({
              valuations: new ValuationRepository(orm),
              bikes: bikeRows,
              brands: brandRows,
              cities,
              clock,
            }),
            runningCosts: new RunningCostService(cities),
            pages: new PageFinder({ pages: new FoundPageRepository(orm), clock }),
            valuesByAge: new ValueByAgeService(bikeRows, clock),
            loanOffers: { list: () => readLoanOffers(orm) },
          },
          clock,
        ),
        phrase: chatModel,
        clock,
      }),
    };
  },
  routes: ({ chat }, { authenticate, limits }) => [['/api/chatbot', chatRoutes({ chat, authenticate, limits })]],
});
