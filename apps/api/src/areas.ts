import type { AccountDeps } from './areas/accounts/index.ts';
import type { CatalogueEdition, CityFinder } from './areas/catalogue/index.ts';
import type { Phrase } from './areas/chat/index.ts';
import type { MarketSettings } from './areas/market/index.ts';
import type { PhotoDeps } from './areas/media/index.ts';
import type { BikeFinder } from './areas/search/index.ts';
import type { CoreSources } from './core/area.ts';
import { accountsArea } from './areas/accounts/accounts-area.ts';
import { catalogueArea } from './areas/catalogue/catalogue-area.ts';
import { chatArea } from './areas/chat/chat-area.ts';
import { communityArea } from './areas/community/community-area.ts';
import { healthArea } from './areas/health/index.ts';
import { loansArea } from './areas/loans/loans-area.ts';
import { marketArea } from './areas/market/market-area.ts';
import { mediaArea } from './areas/media/media-area.ts';
import { newsArea } from './areas/news/news-area.ts';
import { partsArea } from './areas/parts/parts-area.ts';
import { runningCostsArea } from './areas/running-costs/running-costs-area.ts';
import { searchArea } from './areas/search/search-area.ts';
import { supportArea } from './areas/support/support-area.ts';

/** What services are made from: the database, the time, and what every area may use of the catalogue. */
export interface Sources extends CoreSources {
  edition: CatalogueEdition;
  finder: BikeFinder;
  cityFinder: CityFinder;
  accounts: AccountDeps;
  photos: PhotoDeps;
  /** Where messages of visitors are mailed to. */
  mailTo: string | undefined;
  market: MarketSettings;
  /** Words answers of the bot anew, where a model is set for that. */
  chatModel?: Phrase | undefined;
}

/** What the API is made of. Search stands before the catalogue: `bikes/autocomplete/` is no bike's slug. */
export const areas = [
  healthArea,
  searchArea,
  catalogueArea,
  accountsArea,
  communityArea,
  newsArea,
  supportArea,
  chatArea,
  marketArea,
  loansArea,
  runningCostsArea,
  partsArea,
  mediaArea,
] as const;

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** What the API's calls are answered from: the services of all areas, by name. */
export type Services = Merged<ReturnType<(typeof areas)[number]['services']>>;

/** The services of all areas over the same sources. */
export function createServices(sources: Sources): Services {
  return Object.assign({}, ...areas.map((area) => area.services(sources))) as Services;
}
