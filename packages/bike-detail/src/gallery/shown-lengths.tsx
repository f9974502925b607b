import { Chip, Icon } from '@dopahiya/ui-kit';
import { createContext, type ReactNode, use, useState } from 'react';
import * as texts from '#texts/gallery';
import type { Measured } from './measurements.ts';
import * as S from './measured-scene.styles.ts';

const LengthsShown = createContext<readonly [boolean, (are: boolean) => void]>([true, () => undefined]);

/** Holds whether the drawings inside show their dimensions, at first yes: the gallery around them does not render again with it. */
export function ShownLengthsProvider({ children }: { children: ReactNode }) {
  const shown = useState(true);
  return <LengthsShown value={shown}>{children}</LengthsShown>;
}

/** Shows and hides all dimensions. */
export function MeasurementsChip() {
  const [areShown, show] = use(LengthsShown);
  return (
    <Chip pressed={areShown} onClick={() => show(!areShown)}>
      <Icon name="ruler" size={18} />
      {texts.measurements}
    </Chip>
  );
}

/** The dimensions of a bike, for wide and narrow screens. */
export function Lengths({ wide, narrow }: { wide: Measured; narrow: Measured }) {
  const [areShown] = use(LengthsShown);
  return (
    areShown && (
      <>
        <S.Lengths data-screen="wide" dangerouslySetInnerHTML={{ __html: wide.svg }} />
        <S.Lengths data-screen="narrow" dangerouslySetInnerHTML={{ __html: narrow.svg }} />
      </>
    )
  );
}
