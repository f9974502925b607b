import type { DeskChange, DeskRevision, ListedDeskEntry } from '@dopahiya/domain/desk';
import { compareContent } from './compare-content.ts';
import type { Difference } from './entry-kind.ts';
import type { RevisionRow, Subject } from './desk-repository.ts';
import type { ListedEntry } from './entry-service.ts';

/** Converts an entry of a list to the contract's form. */
export function presentListedEntry(
  kind: Subject['kind'],
  { slug, changedAt, hasDraft, ...item }: ListedEntry,
): ListedDeskEntry {
  return {
    id: `${kind}/${slug}`,
    kind,
    slug,
    ...item,
    changed_at: changedAt?.toISOString() ?? null,
    has_draft: hasDraft,
  };
}

/** Returns a change with what its values are called; of the words only those of its values, as a city is one of hundreds of choices. */
export function named(difference: Difference, { label, words }: Pick<DeskChange, 'label' | 'words'>): DeskChange {
  const values = JSON.stringify([difference.before, difference.after]);
  const isUsed = ([word]: [string, string]) =>
    values.includes(JSON.stringify(word)) || values.includes(`"${word.split('.').at(-1)}":`);
  return { ...difference, label, words: Object.fromEntries(Object.entries(words).filter(isUsed)) };
}

/** Converts a revision to the contract's form, with its changes. */
export function presentRevision(
  row: RevisionRow,
  names: (kind: Subject['kind'], path: string) => Pick<DeskChange, 'label' | 'words'>,
): DeskRevision {
  const { id, kind, slug, title, by, at, note, before, after, undoes, undone_by } = row;
  const changes = compareContent(before, after).map((difference) => named(difference, names(kind, difference.path)));
  return { id, kind, slug, title, by, at: at.toISOString(), note, changes, undoes, undone_by };
}
