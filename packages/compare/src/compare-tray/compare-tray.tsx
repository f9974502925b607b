import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { isElectric } from '@dopahiya/domain/specifications';
import { Button, ButtonLink, IconButton } from '@dopahiya/ui-kit';
import { BikeDrawing, SaleBadge } from '@dopahiya/ui-kit/bikes';
import { comparedBikes, toggleCompared, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/compare-tray';
import { comparePath, modeOf } from '../comparison/comparison-address.ts';
import * as S from './compare-tray.styles.ts';
import { usePaintsApart } from './use-paints-apart.ts';

/** The bikes that the visitor picked for a comparison, at the lower edge of the screen; nothing while none is picked, and empty after they are compared. */
export function CompareTray() {
  const [bikes] = useRemembered(comparedBikes);
  return bikes.length === 0 ? null : <Picked picked={bikes} />;
}

function Picked({ picked }: { picked: readonly BikeCard[] }) {
  const bikes = usePaintsApart(picked);
  const clear = () => void comparedBikes.write([]);
  return (
    <S.Tray aria-label={texts.label}>
      <S.Bikes>
        {bikes.map((bike) => (
          <li key={bike.slug}>
            <BikeDrawing bike={bike} alt="" />
            <span>{bike.name}</span>
            <SaleBadge bike={bike} size="s" />
            <IconButton
              icon="close"
              label={texts.takeOut(fullNameOf(bike))}
              tone="quiet"
              onClick={() => void toggleCompared(bike)}
            />
          </li>
        ))}
      </S.Bikes>
      <S.Hint>{hintFor(bikes)}</S.Hint>
      <S.Actions>
        <Button tone="quiet" onClick={clear}>
          {texts.clear}
        </Button>
        <ButtonLink to={pathOf(bikes)} state={{ bikes }} onClick={clear}>
          {bikes.length === 1 ? texts.compareWith : texts.compareCount(bikes.length)}
        </ButtonLink>
      </S.Actions>
    </S.Tray>
  );
}

function pathOf(bikes: readonly BikeCard[]): string {
  return comparePath(
    modeOf(bikes),
    bikes.map(({ slug }) => slug),
  );
}

function hintFor(bikes: readonly BikeCard[]): string {
  if (bikes.length === 1) return texts.pickSecond;
  const isMixed = bikes.some(isElectric) && !bikes.every(isElectric);
  return isMixed ? texts.mixed : '';
}
