import type { AccountDeps } from './areas/accounts/index.ts';
import type { CatalogueEdition, CityFinder } from './areas/catalogue/index.ts';
import type { Phrase } from './areas/chat/index.ts';
import type { ChoiceService } from './areas/choice/index.ts';
import type { MarketSettings } from './areas/market/index.ts';
import type { PhotoDeps } from './areas/media/index.ts';
import type { BikeFinder } from './areas/search/index.ts';
import type { CoreSources } from './core/area.ts';
import { accountsArea } from './areas/accounts/accounts-area.ts';
import { catalogueArea } from './areas/catalogue/catalogue-area.ts';
import { chatArea } from './areas/chat/chat-area.ts';
import { choiceArea } from './areas/choice/choice-area.ts';
import { communityArea } from './areas/community/community-area.ts';
import { deskArea } from './areas/desk/desk-area.ts';
import { healthArea } from './areas/health/index.ts';
import { loansArea } from './areas/loans/loans-area.ts';
import { marketArea } from './areas/market/market-area.ts';
import { mediaArea } from './areas/media/media-area.ts';
import { newsArea } from './areas/news/news-area.ts';
import { partsArea } from './areas/parts/parts-area.ts';
import { runningCostsArea } from './areas/running-costs/running-costs-area.ts';
import { searchArea } from './areas/search/search-area.ts';
import { siteContentArea } from './areas/site-content/site-content-area.ts';
import { supportArea } from './areas/support/support-area.ts';

/** Sources of the services: the database, the clock, and shared catalogue services. */
export interface Sources extends CoreSources {
  edition: CatalogueEdition;
  finder: BikeFinder;
  cityFinder: CityFinder;
  choice: ChoiceService;
  accounts: AccountDeps;
  photos: PhotoDeps;
  /** Mail address for visitors' messages. */
  mailTo: string | undefined;
  market: MarketSettings;
  /** Rephrases the chat's answers, if a model is configured. */
  chatModel?: Phrase | undefined;
}

/** Areas of the API. Search comes before the catalogue, so that `bikes/autocomplete/` is not taken for a bike's slug. */
export const areas = [
  healthArea,
  searchArea,
  catalogueArea,
  choiceArea,
  accountsArea,
  communityArea,
  newsArea,
  supportArea,
  chatArea,
  marketArea,
  loansArea,
  siteContentArea,
  runningCostsArea,
  partsArea,
  mediaArea,
  deskArea,
] as const;

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** Services of all areas, by name. */
export type Services = Merged<ReturnType<(typeof areas)[number]['services']>>;

/** Creates the services of all areas from the same sources. */
export function createServices(sources: Sources): Services {
  return Object.assign({}, ...areas.map((area) => area.services(sources))) as Services;
}
