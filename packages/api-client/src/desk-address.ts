import type { DeskKind } from '@dopahiya/domain/desk';

/** Returns the address of an entry of the desk in the API. */
export const deskEntryAddress = (kind: DeskKind, slug: string): string => `desk/entries/${kind}/${slug}/`;

/** Returns the address of a prepared export, which a browser saves as a file. */
export const deskExportAddress = (key: string): string => `/api/desk/exports/${key}`;
