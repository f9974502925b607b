import type { OwnUsedBike } from '@dopahiya/domain/market';
import { Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/own-listing-form';
import { fieldsFrom, type ListingEdit, type ListingField, listingFields, shownValue } from './listing-form.ts';
import * as S from './own-listings.styles.ts';

/** A rejected edit and the current listing. */
export interface Conflict {
  changes: ListingEdit;
  current: OwnUsedBike;
}

interface ListingConflictProps {
  conflict: Conflict;
  /** Called if the seller accepts the current version. */
  onTake: () => void;
}

// Focuses the panel, which would otherwise appear out of view.
const intoView = (panel: HTMLElement | null) => panel?.focus();

/** Shows both versions of a listing after an edit conflict: the seller's and the current one. */
export function ListingConflict({ conflict: { changes, current }, onTake }: ListingConflictProps) {
  const now = fieldsFrom(current);
  const changed = listingFields.filter((name) => name in changes);
  return (
    <S.Conflict role="alert" tabIndex={-1} ref={intoView}>
      <h4>{texts.changedMeanwhile}</h4>
      <p>{texts.bothStand}</p>
      <dl>
        {changed.map((name) => (
          <div key={name}>
            <dt>{texts.labels[name]}</dt>
            <dd>{texts.yours(shownValue(name, textOf(changes[name])))}</dd>
            <dd>{texts.theirs(shownValue(name, now[name]))}</dd>
          </div>
        ))}
      </dl>
      <Button tone="secondary" size="small" onClick={onTake}>
        {texts.takeTheirs}
      </Button>
    </S.Conflict>
  );
}

function textOf(value: ListingEdit[ListingField]): string {
  if (value === true) return 'on';
  return value === false || value == null ? '' : String(value);
}
