import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { isElectric } from '@dopahiya/domain/specifications';
import { Button, ButtonLink, IconButton, theme } from '@dopahiya/ui-kit';
import { BikeDrawing, SaleBadge } from '@dopahiya/ui-kit/bikes';
import { comparedBikes, toggleCompared, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/compare-tray';
import { chainOf, comparePath, modeOf } from '../comparison/comparison-address.ts';
import * as S from './compare-tray.styles.ts';
import { useApi } from '@dopahiya/api-client';
import { useQuery } from '@tanstack/react-query';
import { compareQueries } from '../comparison/compare-queries.ts';

/** Bikes picked for a comparison, at the bottom of the screen; hidden while none is picked, and cleared after comparing. */
export function CompareTray() {
  const [bikes] = useRemembered(comparedBikes);
  return bikes.length === 0 ? null : <Picked picked={bikes} />;
}

const drawnFrom = theme.media.nav.replace('@media ', '');

/**
 * Returns the picked bikes in the colours of their comparison: each picture unless it resembles one before it. Fetches the comparison
 * itself, which is then cached when opened; on screens too narrow for pictures it fetches nothing.
 */
function usePaintsApart(picked: readonly BikeCard[]): readonly BikeCard[] {
  const chain = chainOf(picked.map(({ slug }) => slug ?? ''));
  const isDrawn = picked.length > 1 && matchMedia(drawnFrom).matches;
  const { data = [] } = useQuery({ ...compareQueries.bikes(useApi(), modeOf(picked), chain), enabled: isDrawn });
  const images = new Map(data.map(({ slug, image }) => [slug, image]));
  return picked.map((bike) => Object.assign({}, bike, { image: images.get(bike.slug) ?? bike.image }));
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
