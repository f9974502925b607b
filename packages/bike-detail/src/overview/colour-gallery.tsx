import type { BikeColour, BikeDetail } from '@dopahiya/domain';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit';
import { useId, useState } from 'react';
import { swatchOf } from '../colour-swatch.ts';
import * as S from './colour-gallery.styles.ts';

export interface ColourGalleryProps {
  bike: Pick<BikeDetail, 'name' | 'brand' | 'image' | 'drawing'>;
  colours: BikeColour[];
}

/** A bike on its stage, to scale, in the paint that a visitor chooses; at first in its first one. */
export function ColourGallery({ bike, colours }: ColourGalleryProps) {
  const [chosen, setChosen] = useState(0);
  const colour = colours[chosen];
  const image = colour?.image ?? bike.image;
  const alt = [bike.brand.name, bike.name, colour?.image && `in ${colour.name}`].filter(Boolean).join(' ');
  return (
    <div>
      <S.Figure>
        <Stage bikes={[bike]} scale="detail">
          <BikeDrawing bike={{ ...bike, image }} alt={alt} loading="eager" fetchPriority="high" />
        </Stage>
        {bike.drawing && <S.Caption>Illustration drawn from published dimensions</S.Caption>}
      </S.Figure>
      {colours.length > 0 && <ColourList colours={colours} chosen={chosen} onChoose={setChosen} />}
    </div>
  );
}

interface ColourListProps {
  colours: BikeColour[];
  chosen: number;
  onChoose: (index: number) => void;
}

function ColourList({ colours, chosen, onChoose }: ColourListProps) {
  const title = useId();
  return (
    <>
      <S.Title id={title}>Available Colors</S.Title>
      <S.Colours aria-labelledby={title}>
        {colours.map((colour, index) => (
          <li key={colour.name}>
            <S.Colour type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
              <S.Swatch style={{ background: swatchOf(colour) }} />
              {colour.name}
            </S.Colour>
          </li>
        ))}
      </S.Colours>
    </>
  );
}
