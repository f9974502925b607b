import {
  brochureReadingSchema,
  deskCheckSchema,
  type DeskContent,
  deskExportSchema,
  deskImportSchema,
  type DeskKind,
  deskMessageSchema,
  deskPeopleSchema,
  type DeskPerson,
  deskPhotoSchema,
  deskPreviewSchema,
  deskRevisionSchema,
  deskUserSchema,
  type MessageState,
} from '@dopahiya/domain/desk';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';
import { deskEntryAddress } from '../desk-address.ts';

/** Compares content with what is published, and finds what stands in the way of publishing it. */
export const checkDeskContent = (
  api: ApiClient,
  kind: DeskKind,
  slug: string,
  content: DeskContent,
  options?: RequestOptions,
) =>
  api.post(`${deskEntryAddress(kind, slug)}check/`, deskCheckSchema, { ...options, json: { content }, asUser: true });

/** Returns what the page will show; `city` is a slug, for the price. */
export const previewDeskContent = (
  api: ApiClient,
  kind: DeskKind,
  slug: string,
  content: DeskContent,
  options?: RequestOptions,
) =>
  api.post(`${deskEntryAddress(kind, slug)}preview/`, deskPreviewSchema, {
    ...options,
    json: { content },
    asUser: true,
  });

/** Content to publish; null removes the entry. `base` is the version that the user read, null for a new entry. */
interface Publication {
  content: DeskContent | null;
  base: string | null;
  note?: string;
}

/** Publishes content as a revision; fails with 409 if another was published since `base`, with 400 and errors by path if it is invalid. */
export const publishDeskContent = (
  api: ApiClient,
  kind: DeskKind,
  slug: string,
  publication: Publication,
  options?: RequestOptions,
) =>
  api.post(`${deskEntryAddress(kind, slug)}publish/`, deskRevisionSchema, {
    ...options,
    json: publication,
    asUser: true,
  });

/** Saves the user's draft of an entry. */
export const saveDeskDraft = (
  api: ApiClient,
  kind: DeskKind,
  slug: string,
  draft: { content: DeskContent; base: string | null },
  options?: RequestOptions,
) => api.post(`${deskEntryAddress(kind, slug)}draft/`, 'nothing', { ...options, json: draft, asUser: true });

/** Deletes the user's draft of an entry. */
export const deleteDeskDraft = (api: ApiClient, kind: DeskKind, slug: string, options?: RequestOptions) =>
  api.delete(`${deskEntryAddress(kind, slug)}draft/`, 'nothing', { ...options, asUser: true });

/** Undoes a revision with a new one; fails with 409 if a later one changed the same values. */
export const undoDeskRevision = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.post(`desk/revisions/${id}/undo/`, deskRevisionSchema, { ...options, asUser: true });

const formOf = (files: readonly File[], name: string): FormData => {
  const form = new FormData();
  for (const file of files) form.append(name, file, file.name);
  return form;
};

/** Uploads a photograph, to be named in content; it is public once that is published. */
export const uploadDeskPhoto = (
  api: ApiClient,
  photo: File,
  onProgress: (share: number) => void,
  options?: RequestOptions,
) =>
  api.post('desk/photos/', deskPhotoSchema, { ...options, form: formOf([photo], 'photo'), onProgress, asUser: true });

/** Reads a spec sheet: facts next to those of a model. */
export const readSpecSheet = (api: ApiClient, model: string, text: string, options?: RequestOptions) =>
  api.post(`desk/brochure/${model}/`, brochureReadingSchema, { ...options, json: { text }, asUser: true });

/** Reads a spec sheet from a PDF with text. */
export const readSpecSheetFile = (api: ApiClient, model: string, file: File, options?: RequestOptions) =>
  api.post(`desk/brochure/${model}/file/`, brochureReadingSchema, {
    ...options,
    form: formOf([file], 'file'),
    asUser: true,
  });

/** Imports files, all or nothing, or shows what that would do. */
export const importDeskFiles = (api: ApiClient, files: readonly File[], isDryRun: boolean, options?: RequestOptions) =>
  api.post(`desk/imports/${isDryRun ? 'dry-run/' : ''}`, deskImportSchema, {
    ...options,
    form: formOf(files, 'files'),
    asUser: true,
  });

/** Prepares the catalogue as a ZIP, which is then at `deskExportAddress` for ten minutes; for owners only. */
export const prepareDeskExport = (api: ApiClient, options?: RequestOptions) =>
  api.post('desk/exports/', deskExportSchema, { ...options, asUser: true });

/** Sets the state of a contact message. */
export const setDeskMessageState = (api: ApiClient, id: number, state: MessageState, options?: RequestOptions) =>
  api.patch(`desk/messages/${id}/`, deskMessageSchema, { ...options, json: { state }, asUser: true });

/** Deletes a contact message. */
export const deleteDeskMessage = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.delete(`desk/messages/${id}/`, 'nothing', { ...options, asUser: true });

/** Settles a report of a wrong figure: the catalogue was corrected, or stays. */
export const endFigureReport = (api: ApiClient, id: number, verdict: 'corrected' | 'kept', options?: RequestOptions) =>
  api.post(`desk/figure-reports/${id}/`, 'nothing', { ...options, json: { verdict }, asUser: true });

/** Grants a role, or takes it away with null; for owners only. */
export const grantDeskRole = (
  api: ApiClient,
  username: string,
  role: DeskPerson['role'] | null,
  options?: RequestOptions,
) =>
  api.patch(`desk/people/${encodeURIComponent(username)}/`, deskPeopleSchema, {
    ...options,
    json: { role },
    asUser: true,
  });

/** Renews the code of the second factor in this session. */
export const enterDeskCode = (api: ApiClient, code: string, options?: RequestOptions) =>
  api.post('desk/code/', deskUserSchema, { ...options, json: { code }, asUser: true });
