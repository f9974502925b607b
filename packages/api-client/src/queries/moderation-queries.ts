import type { ModerationSubject } from '@dopahiya/domain/moderation';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchModerationCases, fetchModerationDecisions, fetchReportEffects } from '../calls/moderation.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** Nothing of one visitor stays in the page for the next who signs in. */
const ofOneVisitor = { gcTime: 0, staleTime: 0, initialPageParam: {}, getNextPageParam: nextPage };

/** What moderators decide of, and what was decided; `name` is who is signed in. */
export const moderationQueries = {
  /** What is to be decided of one subject, or of all, page by page. */
  cases: (api: ApiClient, name: string, subject?: ModerationSubject) =>
    infiniteQueryOptions({
      ...ofOneVisitor,
      queryKey: ['moderation', name, 'cases', subject ?? 'all'],
      queryFn: ({ pageParam, signal }) =>
        fetchModerationCases(api, { ...pageParam, ...(subject && { subject }) }, { signal }),
    }),
  /** What was decided, page by page. */
  decisions: (api: ApiClient, name: string) =>
    infiniteQueryOptions({
      ...ofOneVisitor,
      queryKey: ['moderation', name, 'decisions'],
      queryFn: ({ pageParam, signal }) => fetchModerationDecisions(api, pageParam, { signal }),
    }),
  /** What undoing all reports of whoever sent this one would change. */
  effects: (api: ApiClient, name: string, report: number) =>
    queryOptions({
      gcTime: 0,
      staleTime: 0,
      queryKey: ['moderation', name, 'effects', report],
      queryFn: ({ signal }) => fetchReportEffects(api, report, { signal }),
    }),
  /** Fetches anew whatever shows them. */
  refetch: (client: QueryClient): Promise<unknown> => client.invalidateQueries({ queryKey: ['moderation'] }),
};
