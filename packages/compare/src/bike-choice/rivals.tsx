import { useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { isElectric } from '@dopahiya/domain/specifications';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as texts from '#texts/bike-choice';
import type { SlotBike } from '../comparison/compared-bike.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { ChoiceRow } from './choice-row.tsx';
import { choiceTarget, type OpenSlot } from './choice-target.ts';
import * as S from './choice-dialog.styles.ts';

interface RivalsProps {
  open: OpenSlot;
  onChosen: () => void;
}

/** Rivals of the bike in the first other slot; renders nothing if there is none or none are known. */
export function Rivals({ open, onChosen }: RivalsProps) {
  const first = open.bikes.find((_, slot) => slot !== open.slot);
  return first ? <RivalsOf first={first} open={open} onChosen={onChosen} /> : null;
}

function RivalsOf({ first, open, onChosen }: RivalsProps & { first: SlotBike }) {
  const heading = useId();
  const { data = [] } = useQuery(compareQueries.rivals(useApi(), first.slug));
  const rivals = data.flatMap((bike) => {
    const target = open.mode === 'bikes' || isElectric(bike) ? choiceTarget(open, bike) : null;
    return target ? [{ bike, target }] : [];
  });
  if (rivals.length === 0) return null;
  return (
    <>
      <h3 id={heading}>{texts.rivals(fullNameOf(first))}</h3>
      <S.List aria-labelledby={heading}>
        {rivals.map(({ bike, target }) => (
          <ChoiceRow key={bike.id} bike={bike} target={target} onChosen={onChosen} />
        ))}
      </S.List>
    </>
  );
}
