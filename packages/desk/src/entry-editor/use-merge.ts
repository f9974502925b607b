import type { DeskContent, DeskEntry } from '@dopahiya/domain/desk';
import { useState } from 'react';
import { type Conflict, mergeContent } from '../content/merge-content.ts';
import { isSame } from '../content/values.ts';
import type { EditedDraft } from '../drafts/use-draft.ts';

/** Version that somebody else published, and what differs from the draft. */
export interface OpenConflict {
  theirs: DeskEntry;
  /** The draft with what only they changed. */
  merged: DeskContent;
  conflicts: readonly Conflict[];
}

/** Brings a draft together with a version that was published since it began; asks where both changed a value. */
export function useMerge(entry: DeskEntry, { draft, change }: EditedDraft) {
  const [isMerged, setMerged] = useState(false);
  const [conflict, setConflict] = useState<OpenConflict | null>(() => {
    const found = draft.base === entry.version ? null : mergeWith(entry, draft);
    return found && found.conflicts.length > 0 ? found : null;
  });
  const adopt = (theirs: DeskEntry, content: DeskContent) => {
    change({ content, base: theirs.version, baseContent: theirs.content });
    setConflict(null);
    // A publication whose answer was lost is no change by somebody else.
    setMerged(!isSame(theirs.content, draft.content));
  };
  const bring = (theirs: DeskEntry | undefined) => {
    if (!theirs || theirs.version === draft.base) return;
    const found = mergeWith(theirs, draft);
    if (found.conflicts.length > 0) setConflict(found);
    else adopt(theirs, found.merged);
  };
  return {
    conflict,
    /** Whether what others changed was brought in. */
    isMerged,
    with: bring,
    resolve: (content: DeskContent) => conflict && adopt(conflict.theirs, content),
  };
}

/** Where the entry was removed, the whole draft stays. */
function mergeWith(theirs: DeskEntry, { content, baseContent }: EditedDraft['draft']): OpenConflict {
  const other = theirs.content;
  if (other === null) return { theirs, merged: content, conflicts: [] };
  return { theirs, ...mergeContent({ base: baseContent, mine: content, theirs: other }) };
}
