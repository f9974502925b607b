import { type CoreSources, defineArea } from '../../core/area.ts';
import { WeeklyViewRepository } from '../../core/counting/weekly-view-repository.ts';
import { BikeRepository, BrandRepository, BrandService, type CityFinder, CityRepository } from '../catalogue/index.ts';
import { talkRoutes, talkServices } from './conversations/talk-services.ts';
import { ExpiryRepository } from './expiry/expiry-repository.ts';
import { ExpiryService } from './expiry/expiry-service.ts';
import { ListingHolds } from './holding/listing-holds.ts';
import { ListingCounter } from './listings/listing-counts.ts';
import { ListingFacetRepository } from './listings/listing-facet-repository.ts';
import { ListingRepository } from './listings/listing-repository.ts';
import { photoAddressesAt } from './listings/listing-presenter.ts';
import { listingRoutes } from './listings/listing-routes.ts';
import { ListingService } from './listings/listing-service.ts';
import { listingWritingRoutes } from './own/listing-writing-routes.ts';
import { ListingNames } from './own/listing-names.ts';
import { moderationReadingRoutes, moderationWritingRoutes } from './moderation/moderation-routes.ts';
import { reportUndoRoutes } from './moderation/report-undo-routes.ts';
import { moderationServices } from './moderation/moderation-services.ts';
import { OwnListingRepository } from './own/own-listing-repository.ts';
import { ownListingRoutes } from './own/own-listing-routes.ts';
import { OwnListingService } from './own/own-listing-service.ts';
import { AvifMaker } from './photos/avif-maker.ts';
import { listingPhotoFileRoutes } from './photos/listing-photo-file-routes.ts';
import { ListingPhotoRepository } from './photos/listing-photo-repository.ts';
import { listingPhotoRoutes } from './photos/listing-photo-routes.ts';
import { ListingPhotoService } from './photos/listing-photo-service.ts';
import { PhotoFileRepository } from './photos/photo-file-repository.ts';
import { PhotoRoom } from './photos/photo-room.ts';
import { UploadLanes } from './photos/upload-lanes.ts';
import { UploadSpool } from './photos/upload-spool.ts';
import { SavedSearchRepository } from './saved-searches/saved-search-repository.ts';
import { savedSearchRoutes } from './saved-searches/saved-search-routes.ts';
import { SavedSearchService } from './saved-searches/saved-search-service.ts';
import { SimilarListingRepository } from './similar/similar-listing-repository.ts';
import { similarListingRoutes } from './similar/similar-listing-routes.ts';
import { SimilarListingService } from './similar/similar-listing-service.ts';
import { ListingDealRepository } from './valuation/deals/listing-deal-repository.ts';
import { ListingDeals } from './valuation/deals/listing-deals.ts';
import { ValuationRepository } from './valuation/valuation-repository.ts';
import { valuationRoutes } from './valuation/valuation-routes.ts';
import { ValuationService } from './valuation/valuation-service.ts';
import { listingViewRoutes } from './views/listing-view-routes.ts';
import { ListingViewService } from './views/listing-view-service.ts';
import { valueByAgeRoutes } from './value-by-age/value-by-age-routes.ts';
import { ValueByAgeService } from './value-by-age/value-by-age-service.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { MarketSettings } from './market-settings.ts';
import { type BikeFinder, UsedBikeReader } from '../search/index.ts';
import type { AccountDeps } from '../accounts/index.ts';

const MAX_PHOTO_BYTES = 10_000 * 1024 * 1024;

interface MarketSources extends CoreSources {
  edition: CurrentEdition;
  finder: BikeFinder;
  cityFinder: CityFinder;
  market: MarketSettings;
  accounts: AccountDeps;
  /** Email address for alerts about holds. */
  mailTo: string | undefined;
}

/** Defines the area for used bikes; own listings come first in the routes, so that `my_bikes` is not taken for a slug. */
export const marketArea = defineArea({
  services: ({ database: { orm }, clock, edition, finder, cityFinder, market, accounts, mailTo }: MarketSources) => {
    const listings = new ListingRepository(orm);
    const counter = new ListingCounter(listings, new ListingFacetRepository(orm));
    const bikes = new BikeRepository(orm);
    const brands = new BrandRepository(orm);
    const cities = new CityRepository(orm);
    const similar = new SimilarListingRepository(orm);
    const holds = new ListingHolds();
    const photoFiles = new PhotoFileRepository(orm);
    const listingDeals = new ListingDeals({ deals: new ListingDealRepository(orm), edition, counter, clock });
    const lanes = new UploadLanes();
    const listingAvif = new AvifMaker({ files: photoFiles, store: market.photoStore, lanes });
    return {
      listings: new ListingService({
        listings,
        counter,
        bikes,
        brands: new BrandService(brands),
        cities,
        reader: new UsedBikeReader({ finder, cities: cityFinder }),
        settings: market,
        clock,
      }),
      similarListings: new SimilarListingService({ listings, similar, settings: market }),
      ownListings: new OwnListingService({
        own: new OwnListingRepository(orm, holds),
        names: new ListingNames({ bikes, brands, cities }),
        counter,
        deals: listingDeals,
        photoStore: market.photoStore,
        clock,
      }),
      savedSearches: new SavedSearchService({ saved: new SavedSearchRepository(orm), clock }),
      listingDeals,
      valuations: new ValuationService({ valuations: new ValuationRepository(orm), bikes, brands, cities, clock }),
      listingPhotos: new ListingPhotoService({
        photos: new ListingPhotoRepository(orm, holds, new PhotoRoom(market.photoBytes ?? MAX_PHOTO_BYTES)),
        files: photoFiles,
        store: market.photoStore,
        avif: listingAvif,
        lanes,
        clock,
      }),
      listingAvif,
      photoUploads: new UploadSpool(market.uploadFolder),
      photoAddresses: photoAddressesAt(market.photosOrigin),
      listingViews: new ListingViewService({ views: new WeeklyViewRepository(orm, 'listings'), listings, clock }),
      valuesByAge: new ValueByAgeService(bikes, clock),
      listingExpiry: new ExpiryService({
        expiring: new ExpiryRepository(orm),
        counter,
        photoStore: market.photoStore,
        clock,
      }),
      ...talkServices({ orm, listings, settings: market, accounts, mailTo, clock }),
      ...moderationServices({ orm, clock }),
    };
  },
  routes: (
    {
      listings,
      similarListings,
      ownListings: own,
      listingViews,
      listingPhotos: photos,
      photoUploads: uploads,
      photoAddresses,
      valuations,
      valuesByAge,
      savedSearches,
      moderation,
      moderators,
      ...others
    },
    { authenticate, limits },
  ) => [
    ['/api/used-bikes', ownListingRoutes({ own, listings, photoAddresses, authenticate })],
    ['/api/used-bikes/saved_searches', savedSearchRoutes({ savedSearches, authenticate, limits })],
    ['/api/used-bikes', valuationRoutes(valuations, limits.reads)],
    ['/api/used-bikes', listingWritingRoutes({ own, photoAddresses, authenticate, limits })],
    ['/api/used-bikes', listingRoutes(listings, photoAddresses)],
    ['/api/used-bikes', similarListingRoutes(similarListings, photoAddresses)],
    ['/api/used-bikes', listingViewRoutes(listingViews, limits)],
    ['/api/bikes', valueByAgeRoutes(valuesByAge)],
    ...talkRoutes(others, { photoAddresses, authenticate, limits }),
    ['/api/moderation', moderationReadingRoutes({ moderation, moderators, photoAddresses, authenticate })],
    ['/api/moderation', moderationWritingRoutes({ moderation, moderators, authenticate, limits })],
    ['/api/moderation/reports', reportUndoRoutes({ moderation, moderators, authenticate, limits })],
    ['/api/used-bike-images', listingPhotoRoutes({ photos, uploads, photoAddresses, authenticate, limits })],
    ['/media/listings', listingPhotoFileRoutes(photos)],
  ],
});
