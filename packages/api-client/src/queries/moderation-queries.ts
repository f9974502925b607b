import type { ModerationSubject } from '@dopahiya/domain/moderation';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchModerationCases, fetchModerationDecisions } from '../calls/moderation.ts';
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
  /** Fetches anew whatever shows them. */
  refetch: (client: QueryClient): Promise<unknown> => client.invalidateQueries({ queryKey: ['moderation'] }),
};
