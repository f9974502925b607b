import type { DeskEntry } from '@dopahiya/domain/desk';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { valueAt } from '../content/values.ts';
import type { EditedDraft } from '../drafts/use-draft.ts';
import { filledIn, nameGiven } from './filled-in.ts';

/** Fills in once what the link to the entry says: the name of a new entry, or the value of a report, which is then shown. */
export function useFillingIn(entry: DeskEntry, editing: EditedDraft, onFilled: (path: string) => void): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const fill = useEffectEvent(() => {
    const { draft, change, setField } = editing;
    const given = nameGiven(state);
    const named = entry.fields.find(({ path }) => path === 'title' || path === 'name');
    if (entry.content === null && given !== '' && named && valueAt(draft.content, named.path) === undefined)
      setField(named.path, given);
    const filled = filledIn(state);
    // After the publication, or its undoing, it must not be filled in again.
    if (filled || given !== '') void navigate('.', { replace: true, state: null, preventScrollReset: true });
    if (!filled) return;
    if (!draft.reports.includes(filled.report)) change({ reports: [...draft.reports, filled.report] });
    if (filled.value !== null) setField(filled.path, filled.value);
    onFilled(filled.path);
  });
  useEffect(() => fill(), []);
}
