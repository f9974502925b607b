import type { DeskContent, DeskKind } from '@dopahiya/domain/desk';
import { latestFirst, remembered, restoreList } from '@dopahiya/visitor';

/** Content of an entry that is not published. */
export interface Draft {
  content: DeskContent;
  /** Version that it began with; null for a new entry. */
  base: string | null;
  /** Content of that version; null if it is not known. */
  baseContent: DeskContent | null;
  /** Reports of wrong figures that it settles once it is published. */
  reports: readonly number[];
}

/** Draft that this browser keeps. */
export interface KeptDraft extends Draft {
  user: string;
  kind: DeskKind;
  slug: string;
  title: string;
  saved_at: string;
}

/** Bounds of what the browser keeps: it stores about five million characters for the whole site. */
export const draftLimits = { entries: 20, characters: 2_000_000 } as const;

const draftsKey = 'desk-drafts';

const keptDrafts = remembered<readonly KeptDraft[]>({ key: draftsKey, initial: [], restore: restoreList(isKeptDraft) });

const keyOf = ({ user, kind, slug }: Pick<KeptDraft, 'user' | 'kind' | 'slug'>): string => `${user} ${kind}/${slug}`;

/** Returns the drafts of a user, latest first. */
export const draftsOf = (user: string): readonly KeptDraft[] => keptDrafts.read().filter((one) => one.user === user);

/** Returns the draft of an entry, if this browser keeps one. */
export const keptDraft = (of: Pick<KeptDraft, 'user' | 'kind' | 'slug'>): KeptDraft | undefined =>
  keptDrafts.read().find((one) => keyOf(one) === keyOf(of));

/** Keeps a draft; the oldest leave if there is no room. Returns false if the browser keeps nothing. */
export function keepDraft(draft: KeptDraft): boolean {
  const drafts = latestFirst(keptDrafts.read(), draft, keyOf, draftLimits.entries);
  for (let count = fittingOf(drafts); count > 0; count -= 1) if (keptDrafts.write(drafts.slice(0, count))) return true;
  return false;
}

/** Returns how many of these fit; the first one always counts, and the browser decides. */
function fittingOf(drafts: readonly KeptDraft[]): number {
  let characters = 0;
  const excess = drafts.findIndex((draft) => (characters += JSON.stringify(draft).length) > draftLimits.characters);
  return excess === -1 ? drafts.length : Math.max(1, excess);
}

/** Forgets the draft of an entry. */
export function forgetDraft(of: Pick<KeptDraft, 'user' | 'kind' | 'slug'>): void {
  if (keptDraft(of)) keptDrafts.write(keptDrafts.read().filter((one) => keyOf(one) !== keyOf(of)));
}

function isKeptDraft(entry: unknown): entry is KeptDraft {
  const draft = (entry ?? {}) as Partial<Record<keyof KeptDraft, unknown>>;
  const texts = [draft.user, draft.kind, draft.slug, draft.title, draft.saved_at];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof draft.content === 'object' &&
    draft.content !== null &&
    Array.isArray(draft.reports)
  );
}
