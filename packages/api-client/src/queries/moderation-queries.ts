import type { ModerationSubject } from '@dopahiya/domain/moderation';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchModerationCases, fetchModerationDecisions, fetchReportEffects } from '../calls/moderation.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** Never cached, so that the next visitor who signs in sees nothing of it. */
const ofOneVisitor = { gcTime: 0, staleTime: 0, initialPageParam: {}, getNextPageParam: nextPage };

/** Queries of moderation cases and decisions; `name` is the signed-in user. */
export const moderationQueries = {
  /** Open cases of one subject, or all, page by page. */
  cases: (api: ApiClient, name: string, subject?: ModerationSubject) =>
    infiniteQueryOptions({
      ...ofOneVisitor,
      queryKey: ['moderation', name, 'cases', subject ?? 'all'],
      queryFn: ({ pageParam, signal }) =>
        fetchModerationCases(api, { ...pageParam, ...(subject && { subject }) }, { signal }),
    }),
  /** Decisions, page by page. */
  decisions: (api: ApiClient, name: string) =>
    infiniteQueryOptions({
      ...ofOneVisitor,
      queryKey: ['moderation', name, 'decisions'],
      queryFn: ({ pageParam, signal }) => fetchModerationDecisions(api, pageParam, { signal }),
    }),
  /** Effects of undoing all reports by a report's author. */
  effects: (api: ApiClient, name: string, report: number) =>
    queryOptions({
      gcTime: 0,
      staleTime: 0,
      queryKey: ['moderation', name, 'effects', report],
      queryFn: ({ signal }) => fetchReportEffects(api, report, { signal }),
    }),
  /** Refetches all active moderation queries. */
  refetch: (client: QueryClient): Promise<unknown> => client.invalidateQueries({ queryKey: ['moderation'] }),
};
