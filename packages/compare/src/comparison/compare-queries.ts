import {
  type ApiClient,
  ApiError,
  countComparison,
  fetchBike,
  fetchBikes,
  fetchComparedBikes,
  fetchComparisonChoices,
  fetchComparisons,
  fetchOnRoadPrice,
  fetchSimilarBikes,
  nextPage,
  type RequestOptions,
} from '@dopahiya/api-client';
import { type BikeCard, type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { defaultCity } from '@dopahiya/domain/places';
import type { OnRoadPrice, OnRoadPriceLine } from '@dopahiya/domain/prices';
import type { Page } from '@dopahiya/domain/requests';
import { isElectric } from '@dopahiya/domain/specifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as texts from '#texts/comparison';
import { type CompareMode, isChain } from './comparison-address.ts';

const freshFor = 5 * 60_000;
const choicesPerPage = 48;
const maxRivals = 4;
/** Number of pairs fetched; includes visitors' pairs, which come after the three dozen of the catalogue. */
const pairsFetched = 48;

interface ChoiceQuestion {
  type: CompareMode;
  /** Words to search for in names. */
  search: string;
  page: number;
}

/** Queries of comparisons; bikes and prices are each fetched in one request per URL. */
export const compareQueries = {
  /** Full details of the bikes named in a URL, in order; it may name a single bike. */
  bikes: (api: ApiClient, mode: CompareMode, bikeSlugs: string) =>
    queryOptions({
      queryKey: ['compare', mode, bikeSlugs],
      queryFn: ({ signal }) => fetchNamed({ api, mode, signal }, bikeSlugs),
      staleTime: freshFor,
    }),
  /** On-road price of each bike in a city, in order; null if unknown. */
  onRoad: (api: ApiClient, mode: CompareMode, bikeSlugs: string, city: string = defaultCity) =>
    queryOptions({
      queryKey: ['compare', 'on-road', mode, bikeSlugs, city],
      queryFn: async ({ client, signal }) => {
        const bikes = await client.query(compareQueries.bikes(api, mode, bikeSlugs));
        return Promise.all(bikes.map(({ slug }) => fetchPrice(api, slug, city, signal)));
      },
      // Only prices of the same bikes in another city, never those of other bikes.
      placeholderData: (previous: (OnRoadPrice | null)[] | undefined, query) =>
        query?.queryKey[3] === bikeSlugs ? previous : undefined,
      staleTime: freshFor,
    }),
  /** Bikes to choose from, or those that a text names, paginated. */
  choices: (api: ApiClient, type: CompareMode, search: string) =>
    infiniteQueryOptions({
      queryKey: ['compare', 'choices', type, search],
      queryFn: ({ pageParam: page, signal }) => fetchChoices(api, { type, search, page }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last: Page<BikeCard>) => {
        const page = Number(nextPage(last)?.['page']);
        return Number.isInteger(page) ? page : undefined;
      },
      staleTime: freshFor,
    }),
  /** Rivals of a bike, closest first. */
  rivals: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['compare', 'rivals', slug],
      queryFn: async ({ signal }) => (await fetchSimilarBikes(api, slug, { signal })).slice(0, maxRivals),
      staleTime: freshFor,
    }),
  /** One page of bikes to choose from, for visitors without scripts. */
  choicePage: (api: ApiClient, { type, search, page }: ChoiceQuestion) =>
    queryOptions({
      queryKey: ['compare', 'choice-page', type, search, page],
      queryFn: ({ signal }) => fetchChoices(api, { type, search, page }, { signal }),
      staleTime: freshFor,
    }),
  /** Popular pairs. */
  pairs: (api: ApiClient) =>
    queryOptions({
      queryKey: ['compare', 'pairs'],
      queryFn: async ({ signal }) => (await fetchComparisons(api, { limit: pairsFetched }, { signal })).results,
      staleTime: freshFor,
    }),
  /** Reports once per visit that these bikes were compared. */
  counted: (api: ApiClient, slugs: readonly string[]) =>
    queryOptions({
      queryKey: ['compare', 'counted', slugs.toSorted()],
      queryFn: () => countComparison(api, slugs).then(() => true),
      enabled: slugs.length > 1,
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};

/** Bikes per page of choices. */
export const choicePageSize = choicesPerPage;

const fetchChoices = (api: ApiClient, { type, search, page }: ChoiceQuestion, options: RequestOptions) =>
  search === ''
    ? fetchComparisonChoices(api, { type, page, limit: choicesPerPage }, options)
    : fetchBikes(api, { search, fuel: fuels[type], page, limit: choicesPerPage }, options);

const fuels = { electric: 'electric', bikes: 'petrol' } as const satisfies Record<CompareMode, string>;

interface Question {
  api: ApiClient;
  mode: CompareMode;
  signal: AbortSignal;
}

/** Fetches the bikes of a chain; a slug may itself contain the separator, so a chain that the API rejects may be a single bike. */
async function fetchNamed(question: Question, bikeSlugs: string): Promise<BikeDetail[]> {
  if (!isChain(bikeSlugs)) return fetchOne(question, bikeSlugs);
  try {
    return await fetchSeveral(question, bikeSlugs);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return fetchOne(question, bikeSlugs).catch(() => Promise.reject(error));
  }
}

async function fetchSeveral({ api, mode, signal }: Question, bikeSlugs: string): Promise<BikeDetail[]> {
  const { bikes } = await fetchComparedBikes(api, [bikeSlugs], mode, { signal });
  if (bikes.length > 1) return bikes.map(withoutProse);
  throw new ApiError({ kind: 'contract', status: null, message: texts.invalidData });
}

async function fetchOne({ api, mode, signal }: Question, slug: string): Promise<BikeDetail[]> {
  const bike = await fetchBike(api, slug, { signal });
  if (mode === 'bikes' || isElectric(bike)) return [withoutProse(bike)];
  throw new ApiError({ kind: 'status', status: 400, message: texts.notElectric(fullNameOf(bike)) });
}

/** Removes texts and variants, which a comparison does not show, to keep the page small. */
const withoutProse = (bike: BikeDetail): BikeDetail => ({
  ...bike,
  description: null,
  additional_features: [],
  key_highlights: [],
  variants: [],
});

const withoutBasis = (line: OnRoadPriceLine): OnRoadPriceLine => ({ ...line, rule: null, source: null, since: null });

async function fetchPrice(
  api: ApiClient,
  slug: string,
  city: string,
  signal: AbortSignal,
): Promise<OnRoadPrice | null> {
  try {
    const price = await fetchOnRoadPrice(api, slug, { city }, { signal });
    return { ...price, lines: price.lines.map(withoutBasis) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return null;
    throw error;
  }
}
