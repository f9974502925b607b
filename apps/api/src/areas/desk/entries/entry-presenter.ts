import type { DeskChange, DeskRevision, ListedDeskEntry } from '@dopahiya/domain/desk';
import { compareContent } from './compare-content.ts';
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

/** Converts a revision to the contract's form, with its changes. */
export function presentRevision(
  row: RevisionRow,
  names: (kind: Subject['kind'], path: string) => Pick<DeskChange, 'label' | 'words'>,
): DeskRevision {
  const { id, kind, slug, title, by, at, note, before, after, undoes, undone_by } = row;
  const changes = compareContent(before, after).map(({ path, before: from, after: to }) => ({
    path,
    ...names(kind, path),
    before: from,
    after: to,
  }));
  return { id, kind, slug, title, by, at: at.toISOString(), note, changes, undoes, undone_by };
}
