import type { BikeDetail } from '@dopahiya/domain';
import { QuickFigures } from '@dopahiya/ui-kit';
import { keyFiguresOf } from '../key-figures.ts';
import { Overview } from '../overview/overview.tsx';
import { Description } from '../description/description.tsx';
import { Specifications } from '../specifications/specifications.tsx';
import { Variants } from '../variants/variants.tsx';
import { BikeBar } from './bike-bar.tsx';
import * as S from './bike-sheet.styles.ts';

/** A bike's page, once everything about it is known. */
export function BikeSheet({ bike }: { bike: BikeDetail }) {
  const figures = keyFiguresOf(bike);
  return (
    <article>
      <BikeBar bike={bike} />
      <Overview bike={bike} colours={bike.color_options} />
      {figures.length > 0 && (
        <S.Figures>
          <QuickFigures figures={figures} />
        </S.Figures>
      )}
      <Description bike={bike} />
      <Specifications bike={bike} />
      <Variants bike={bike} />
    </article>
  );
}
