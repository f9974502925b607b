import { changeUsedBike, fetchOwnUsedBike, usedBikeQueries } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { explainRefusal, type FormRules, usePageForm } from '@dopahiya/site';
import { Button, ErrorPanel, showToast } from '@dopahiya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/own-listing-form';
import { type Conflict, ListingConflict } from './listing-conflict.tsx';
import { editIn, type ListingEdit, listingFields } from './listing-form.ts';
import { ListingFormFields } from './listing-form-fields.tsx';
import * as S from './own-listings.styles.ts';
import { isOutdated } from './use-listing-change.ts';

export interface EditListingProps {
  bike: OwnUsedBike;
  title: string;
  onDone: () => void;
}

/** Form to edit a listing. On an edit conflict it shows both versions and keeps the seller's input. */
export function EditListing({ bike, title, onDone }: EditListingProps) {
  const client = useQueryClient();
  // The version that the seller saw; the row beside it may be refetched meanwhile.
  const [seen, setSeen] = useState(bike);
  const done = (text: string) => {
    showToast({ kind: 'success', text });
    void usedBikeQueries.refetch(client);
    onDone();
  };
  return (
    <S.Part aria-label={texts.editOf(title)}>
      <EditForm key={seen.revision} bike={seen} onDone={done} onTake={setSeen} onCancel={onDone} />
    </S.Part>
  );
}

interface EditFormProps {
  bike: OwnUsedBike;
  /** Called with a success message. */
  onDone: (text: string) => void;
  /** Called with the current listing if the seller discards their own change. */
  onTake: (current: OwnUsedBike) => void;
  onCancel: () => void;
}

function EditForm({ bike, onDone, onTake, onCancel }: EditFormProps) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = usePageForm(rulesOf(bike, conflict), paths.profile, (answer) => {
    if (answer === 'taken') onDone(texts.saved);
    else if (answer === 'unchanged') onDone(texts.unchanged);
    else setConflict(answer);
  });
  return (
    <S.EditForm {...form.props}>
      {form.wrong.problem !== null && <ErrorPanel title={texts.notSaved} message={form.wrong.problem} />}
      <div ref={focusIn}>
        <ListingFormFields bike={bike} field={form.field} />
      </div>
      {conflict && <ListingConflict conflict={conflict} onTake={() => onTake(conflict.current)} />}
      <S.Buttons>
        <Button type="submit" loading={form.isPending}>
          {conflict ? texts.saveMine : texts.save}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </S.Buttons>
    </S.EditForm>
  );
}

const focusIn = (part: HTMLElement | null) => part?.querySelector('input')?.focus();

/** Returns the form rules; after a conflict, changes are sent against the current version. */
const rulesOf = (
  bike: OwnUsedBike,
  conflict: Conflict | null,
): FormRules<ListingEdit, Conflict | 'taken' | 'unchanged'> => ({
  read: (typed) => editIn(typed, bike),
  send: async (api, changes) => {
    if (Object.keys(changes).length === 0) return 'unchanged';
    const revision = (conflict?.current ?? bike).revision ?? 1;
    try {
      await changeUsedBike(api, bike.id, { ...changes, revision });
      return 'taken';
    } catch (error) {
      if (!isOutdated(error)) throw error;
      return { changes, current: await fetchOwnUsedBike(api, bike.id) };
    }
  },
  explain: (error) => explainRefusal(error, listingFields, texts.notSavedWhy),
});
