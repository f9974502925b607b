import { fullNameOf } from '@dopahiya/domain/bikes';
import { ButtonLink, opensElsewhere } from '@dopahiya/ui-kit';
import type { MouseEvent } from 'react';
import * as texts from '#texts/bike-slots';
import type { SlotBike } from '../comparison/compared-bike.ts';
import { type CompareMode, comparePath } from '../comparison/comparison-address.ts';

export interface ChooseLinkProps {
  /** Index of the slot whose bike is to be chosen, from 0. */
  slot: number;
  /** Called with the index of the slot. */
  onChoose: (slot: number) => void;
  label: string;
  /** Label for screen readers. @default the label */
  spoken?: string;
  icon?: 'refresh' | 'plus';
}

/** Opens the bike list; without scripts it links to a page that shows it. */
export function ChooseLink({ slot, label, spoken = label, icon = 'refresh', onChoose }: ChooseLinkProps) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(slot);
  };
  return (
    <ButtonLink
      to={`?change=${slot + 1}#choice`}
      tone="secondary"
      leadingIcon={icon}
      aria-label={spoken}
      aria-haspopup="dialog"
      onClick={open}
    >
      {label}
    </ButtonLink>
  );
}

export interface RemoveLinkProps {
  mode: CompareMode;
  bikes: readonly SlotBike[];
  /** Index from 0. */
  slot: number;
}

/** Links to the comparison without the bike of a slot. */
export function RemoveLink({ mode, bikes, slot }: RemoveLinkProps) {
  const others = bikes.filter((_, index) => index !== slot);
  const name = bikes[slot] ? fullNameOf(bikes[slot]) : '';
  return (
    <ButtonLink
      to={comparePath(
        mode,
        others.map(({ slug }) => slug),
      )}
      state={{ bikes: others }}
      replace
      preventScrollReset
      tone="quiet"
      aria-label={texts.removeBike(name)}
    >
      {texts.remove}
    </ButtonLink>
  );
}
