import type { BikeColour } from '@dopahiya/domain';
import { useId } from 'react';
import { swatchOf } from '../colour-swatch.ts';
import * as S from './colour-list.styles.ts';

export interface ColourListProps {
  colours: BikeColour[];
  /** Place in the list of the colour that the bike is shown in. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The paints of a bike to choose from; without scripts their names. */
export function ColourList({ colours, chosen, onChoose }: ColourListProps) {
  const title = useId();
  return (
    <S.Root>
      <S.Title id={title}>Available Colors</S.Title>
      <S.Colours aria-labelledby={title}>
        {colours.map((colour, index) => (
          <li key={colour.name}>
            <S.Colour type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
              <S.Swatch style={{ background: swatchOf(colour) }} />
              <span>{colour.name}</span>
            </S.Colour>
          </li>
        ))}
      </S.Colours>
    </S.Root>
  );
}
