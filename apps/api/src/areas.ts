import { accountsArea } from './accounts/accounts-area.ts';
import type { Sources } from './area.ts';
import { catalogueArea } from './catalogue/catalogue-area.ts';
import { chatArea } from './chat/chat-area.ts';
import { communityArea } from './community/community-area.ts';
import { healthArea } from './health/health-area.ts';
import { loansArea } from './loans/loans-area.ts';
import { marketArea } from './market/market-area.ts';
import { mediaArea } from './media/media-area.ts';
import { newsArea } from './news/news-area.ts';
import { partsArea } from './parts/parts-area.ts';
import { runningCostsArea } from './running-costs/running-costs-area.ts';
import { searchArea } from './search/search-area.ts';
import { supportArea } from './support/support-area.ts';

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
