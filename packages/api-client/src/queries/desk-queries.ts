import {
  type DeskContent,
  deskEntryPageSchema,
  deskEntrySchema,
  deskFigureReportPageSchema,
  deskInboxSchema,
  type DeskKind,
  deskMessagePageSchema,
  type DeskOrdering,
  deskPeopleSchema,
  deskQuestionPageSchema,
  deskRevisionPageSchema,
  deskUserSchema,
  type MessageState,
} from '@dopahiya/domain/desk';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { checkDeskContent, previewDeskContent } from '../calls/desk.ts';
import { deskEntryAddress } from '../desk-address.ts';
import type { Answer, ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** Never cached, so that the next user who signs in sees nothing of it. */
const ofOneUser = { gcTime: 0, staleTime: 0 };

const get = <Wanted extends Answer>(api: ApiClient, path: string, answer: Wanted) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get(path, answer, { signal, asUser: true }),
});

const pages = <Wanted extends Answer>(api: ApiClient, path: string, answer: Wanted, search: object = {}) => ({
  initialPageParam: {},
  getNextPageParam: nextPage,
  queryFn: ({ pageParam, signal }: { pageParam: object; signal: AbortSignal }) =>
    api.get(path, answer, { search: { ...search, ...pageParam }, signal, asUser: true }),
});

/** Entry whose content is checked. */
interface CheckedEntry {
  kind: DeskKind;
  slug: string;
  version: string | null;
}

/** Which entries to list. */
export interface DeskEntryRequest {
  kind: DeskKind;
  search?: string;
  ordering?: DeskOrdering;
}

/** Queries of the desk; `name` is the signed-in user. */
export const deskQueries = {
  /** The user's role at the desk; fails with 404 for everybody else, with 403 without a recent code. */
  user: (api: ApiClient, name: string) =>
    queryOptions({ ...ofOneUser, queryKey: ['desk', name, 'user'], ...get(api, 'desk/me/', deskUserSchema) }),
  inbox: (api: ApiClient, name: string) =>
    queryOptions({ ...ofOneUser, queryKey: ['desk', name, 'inbox'], ...get(api, 'desk/inbox/', deskInboxSchema) }),
  entries: (api: ApiClient, name: string, request: DeskEntryRequest) =>
    infiniteQueryOptions({
      ...ofOneUser,
      queryKey: ['desk', name, 'entries', request],
      ...pages(api, 'desk/entries/', deskEntryPageSchema, request),
    }),
  entry: (api: ApiClient, name: string, kind: DeskKind, slug: string) =>
    queryOptions({
      ...ofOneUser,
      queryKey: ['desk', name, 'entry', kind, slug],
      ...get(api, deskEntryAddress(kind, slug), deskEntrySchema),
    }),
  /** Revisions, latest first; of one entry, or all. */
  revisions: (api: ApiClient, name: string, of: { kind?: DeskKind; slug?: string } = {}) =>
    infiniteQueryOptions({
      ...ofOneUser,
      queryKey: ['desk', name, 'revisions', of],
      ...pages(api, 'desk/revisions/', deskRevisionPageSchema, of),
    }),
  messages: (api: ApiClient, name: string, state: MessageState) =>
    infiniteQueryOptions({
      ...ofOneUser,
      queryKey: ['desk', name, 'messages', state],
      ...pages(api, 'desk/messages/', deskMessagePageSchema, { state }),
    }),
  figureReports: (api: ApiClient, name: string) =>
    infiniteQueryOptions({
      ...ofOneUser,
      queryKey: ['desk', name, 'figure-reports'],
      ...pages(api, 'desk/figure-reports/', deskFigureReportPageSchema),
    }),
  questions: (api: ApiClient, name: string) =>
    infiniteQueryOptions({
      ...ofOneUser,
      queryKey: ['desk', name, 'questions'],
      ...pages(api, 'desk/questions/', deskQuestionPageSchema),
    }),
  people: (api: ApiClient, name: string) =>
    queryOptions({ ...ofOneUser, queryKey: ['desk', name, 'people'], ...get(api, 'desk/people/', deskPeopleSchema) }),
  /** What content would change, and what stands in its way; asked anew for each version of the entry. */
  check: (api: ApiClient, { kind, slug, version }: CheckedEntry, content: DeskContent) =>
    queryOptions({
      gcTime: 0,
      queryKey: ['desk', 'check', kind, slug, version, JSON.stringify(content)],
      queryFn: ({ signal }) => checkDeskContent(api, kind, slug, content, { signal }),
    }),
  /** What the page of content will show. */
  preview: (api: ApiClient, { kind, slug }: Omit<CheckedEntry, 'version'>, content: DeskContent) =>
    queryOptions({
      gcTime: 0,
      queryKey: ['desk', 'preview', kind, slug, JSON.stringify(content)],
      queryFn: ({ signal }) => previewDeskContent(api, kind, slug, content, { signal }),
    }),
  /** Refetches the active logs of a user. */
  refetchRevisions: (client: QueryClient, name: string): Promise<unknown> =>
    client.invalidateQueries({ queryKey: ['desk', name, 'revisions'] }),
  /** Refetches all active queries of the desk. */
  refetch: (client: QueryClient): Promise<unknown> => client.invalidateQueries({ queryKey: ['desk'] }),
};
