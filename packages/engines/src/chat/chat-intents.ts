/** The chat bot's intents, each with its allowed slots. */
const intentSlots = {
  search:
    'budget_max budget_min body fuel brand use min_kmpl min_range_km height_cm cc_min cc_max features city sort emi_max rider without without_body',
  compare: 'bikes aspect height_cm',
  on_road_price: 'bike city',
  quote_check: 'item amount city bike',
  emi: 'bike amount down rate months city',
  loan: 'topic lender bike amount',
  mileage: 'bike',
  spec: 'bike field',
  ev_range_charging: 'bike topic city',
  running_cost: 'bikes km_per_day years city',
  valuation: 'bike year km city owner_no',
  sell: 'bike year city topic',
  used_search: 'bike brand budget_max city year_min km_max fuel body',
  ownership_transfer: 'topic from_state to_state bike',
  safety_check: 'topic amount',
  dealer: 'brand city topic',
  test_ride: 'bike city',
  service: 'bike topic',
  part: 'bike part',
  insurance: 'topic bike year city',
  road_tax: 'state bike fuel city',
  subsidy: 'state bike',
  fuel_price: 'city',
  upcoming: 'brand bike body fuel',
  reviews: 'bike aspect',
  offers: 'bike brand city topic',
  documents: 'topic',
  site_help: 'topic',
  situation: 'topic bike city year',
  guide: '',
  brand_opinion: 'brand brands',
  rider_fit: 'bike height_cm',
  advice: 'budget_max budget_min use body fuel',
  greeting: '',
  out_of_scope: '',
} as const;

/** A chat intent. */
export type Intent = keyof typeof intentSlots;

/** All intents. */
export const intents = Object.keys(intentSlots) as readonly Intent[];

/** Checks whether an intent accepts a slot. */
export const hasSlot = (intent: Intent, slot: string): boolean => intentSlots[intent].split(' ').includes(slot);

/** Slot values of an intent: bikes as brand/slug keys, cities as slugs, states as two-letter codes, amounts in rupees. */
export interface ChatSlots {
  bike?: string;
  bikes?: readonly string[];
  brand?: string;
  /** Several brands to compare. */
  brands?: readonly string[];
  /** Excluded brands and models. */
  without?: readonly string[];
  without_body?: string;
  city?: string;
  state?: string;
  from_state?: string;
  to_state?: string;
  body?: string;
  fuel?: string;
  use?: string;
  /** What is said of the rider or of weight and seat: 'short person', 'halki'. */
  rider?: string;
  sort?: string;
  features?: readonly string[];
  aspect?: string;
  field?: string;
  topic?: string;
  item?: string;
  part?: string;
  lender?: string;
  amount?: number;
  budget_min?: number;
  budget_max?: number;
  emi_max?: number;
  down?: number;
  rate?: number;
  months?: number;
  years?: number;
  year?: number;
  year_min?: number;
  km?: number;
  km_max?: number;
  km_per_day?: number;
  owner_no?: number;
  height_cm?: number;
  cc_min?: number;
  cc_max?: number;
  min_kmpl?: number;
  min_range_km?: number;
}
