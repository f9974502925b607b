import { type ApiClient, fetchChoice, fetchChoiceReading, fetchSuggestions } from '@dopahiya/api-client';
import type { Choice } from '@dopahiya/domain/bikes';
import { type ChoiceNeeds, type ChoiceRequest, type ChoiceWeights, chosenShown } from '@dopahiya/domain/requests';
import { isBikeSlug } from '@dopahiya/domain/site';
import { criteriaOf, usualWeights } from '@dopahiya/engines/choose';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ChooseInputs } from './choose-inputs.ts';

const freshFor = 5 * 60_000;

/** The answer to needs, and the text of a bike asked about that no bike has as its name. */
export interface ChooseAnswer extends Choice {
  unknownBike: string | null;
}

/** What the page fetches. */
export const chooseQueries = {
  /** What the words of the inputs say; not asked for without words. */
  reading: (api: ApiClient, words: string | null) =>
    queryOptions({
      queryKey: ['choice-reading', words],
      queryFn: ({ signal }) => fetchChoiceReading(api, words ?? '', { signal }),
      enabled: words !== null,
      staleTime: Infinity,
    }),
  /** The first bikes of the answer in a city. */
  answer: (api: ApiClient, inputs: ChooseInputs, city: string) => {
    const request = requestOf(inputs, city);
    return queryOptions({
      queryKey: ['choose', request],
      queryFn: ({ signal }) => fetchAnswer(api, request, signal),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    });
  },
};

/** Returns how much each criterion matters: as the rider says, or what is usual for the use. */
export const weightsOf = ({ weights, use }: Pick<ChooseInputs, 'weights' | 'use'>): ChoiceWeights =>
  weights !== null && criteriaOf(weights).length > 0 ? weights : usualWeights[use];

/** Returns the needs of which sentences speak. */
export const needsSaid = ({
  use,
  kind,
  numbers: { height },
}: ChooseInputs): Pick<ChoiceNeeds, 'use' | 'kind' | 'height'> => ({
  use,
  ...(kind && { kind }),
  ...(height && { height }),
});

function requestOf(inputs: ChooseInputs, city: string): ChoiceRequest {
  const { use, kind, fuel, hasSocket, hasPassenger, numbers, not, shown } = inputs;
  const weights = weightsOf(inputs);
  return {
    use,
    ...(kind && { kind }),
    ...(fuel && { fuel }),
    ...(!hasSocket && { socket: 'false' }),
    ...(hasPassenger && { passenger: 'true' }),
    ...numbers,
    matters: criteriaOf(weights)
      .map((criterion) => `${criterion}-${weights[criterion]}`)
      .join(','),
    ...(shown !== chosenShown.usual && { limit: shown }),
    city,
    ...(not && { not }),
  };
}

/** Fetches an answer; a bike that is typed in words is found by its name first. */
async function fetchAnswer(
  api: ApiClient,
  { not, ...request }: ChoiceRequest,
  signal: AbortSignal,
): Promise<ChooseAnswer> {
  const ask = async (slug?: string) => fetchChoice(api, slug ? { ...request, not: slug } : request, { signal });
  if (not === undefined) return { ...(await ask()), unknownBike: null };
  const bySlug = isSlug(not) ? await ask(not) : null;
  if (bySlug?.why_not) return { ...bySlug, unknownBike: null };
  const [best] = (await fetchSuggestions(api, not, { signal })).results;
  if (best?.slug) return { ...(await ask(best.slug)), unknownBike: null };
  return { ...(bySlug ?? (await ask())), unknownBike: not };
}

const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text) && isBikeSlug(text);
