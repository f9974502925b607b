import type { DeskContent, DeskEntry } from '@dopahiya/domain/desk';
import { isSame } from '../content/values.ts';
import type { Draft, KeptDraft } from './kept-drafts.ts';

/** Draft to continue, with the time of its last change. */
interface FoundDraft extends Draft {
  savedAt: string;
}

/** What to edit when an entry is opened. */
export interface OpenedDraft {
  draft: Draft;
  /** When the draft was saved; null if the entry is as it is published. */
  savedAt: string | null;
  /** Another draft, from another device, that differs. */
  other: FoundDraft | null;
  /** Whether the server has it. */
  isSent: boolean;
}

/** Returns the published content, to be edited. */
export const draftOf = ({ content, version, fields, slug, initial }: DeskEntry): Draft => ({
  content: content ?? { ...newContent(fields, slug), ...initial },
  base: version,
  baseContent: content,
  reports: [],
});

/** A new entry begins with its slug and empty lists, besides what is usual for its kind. */
function newContent(fields: DeskEntry['fields'], slug: string): DeskContent {
  const lists = fields.filter(({ kind, path }) => kind === 'list' && !path.includes('.')).map(({ path }) => [path, []]);
  const named = fields.some(({ path }) => path === 'slug') && { slug };
  return { ...named, ...(Object.fromEntries(lists) as DeskContent) };
}

/** Chooses the newest draft of an entry: the browser's or the server's. */
export function openDraft(entry: DeskEntry, kept: KeptDraft | undefined): OpenedDraft {
  const published = draftOf(entry);
  const found = [keptAsFound(kept), serverAsFound(entry, kept)]
    .filter((draft) => draft !== null)
    .filter(({ content }) => !isSame(content, published.content))
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  const [newest, other] = found;
  if (!newest) return { draft: published, savedAt: null, other: null, isSent: true };
  const { savedAt, ...draft } = newest;
  const isOther = other !== undefined && !isSame(other.content, newest.content);
  const isSent = entry.draft !== null && isSame(entry.draft.content, draft.content);
  return { draft, savedAt, other: isOther ? other : null, isSent };
}

const keptAsFound = (kept: KeptDraft | undefined): FoundDraft | null =>
  kept ? { ...draftIn(kept), savedAt: kept.saved_at } : null;

const draftIn = ({ content, base, baseContent, reports }: KeptDraft): Draft => ({
  content,
  base,
  baseContent,
  reports,
});

function serverAsFound({ draft }: DeskEntry, kept: KeptDraft | undefined): FoundDraft | null {
  if (!draft) return null;
  const { base } = draft;
  const ofKept = kept?.base === base ? kept.baseContent : null;
  const baseContent = draft.base_content ?? ofKept;
  return { content: draft.content, base, baseContent, reports: kept?.reports ?? [], savedAt: draft.saved_at };
}
