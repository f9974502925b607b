import { placeName } from '@dopahiya/domain/places';
import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import type { OwnedBike } from '@dopahiya/engines/ownership';
import { Button } from '@dopahiya/ui-kit';
import { BikeDrawing, SaleBadge, Stage } from '@dopahiya/ui-kit/bikes';
import { memo } from 'react';
import * as texts from '#texts/ownership-page';
import { BikeBox } from '../chosen-bike/bike-box.tsx';
import { maxBikes } from './ownership-inputs.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import * as S from './ownership-page.styles.ts';

export interface PlanBikesProps {
  /** Slugs, or search text from a form. */
  bikes: readonly string[];
  answer: OwnershipAnswer | undefined;
  onChange: (change: { bikes: string[] }) => void;
}

/** Up to four bikes, on one ground line and with a search box each. */
export const PlanBikes = memo(function PlanBikes({ bikes, answer, onChange }: PlanBikesProps) {
  const known = new Map(answer?.comparison.bikes.map(({ bike }) => [bike.slug, bike] as const));
  const city = answer?.energy.city;
  const places = bikes.length < maxBikes ? [...bikes, ''] : bikes;
  return (
    <>
      <Machines drawn={answer?.drawn ?? []} />
      {places.map((slug, place) => {
        const bike = known.get(slug);
        return (
          <div key={slug}>
            <BikeBox
              label={place < 2 ? texts.bikeNumber(place + 1) : texts.furtherBike(place + 1)}
              chosen={(bike?.name ?? slug) || null}
              error={slug !== '' && answer?.unknown.includes(slug) ? texts.unknownBike(slug) : undefined}
              onChoose={(chosen) =>
                onChange({ bikes: [...new Set(places.with(place, chosen))].filter((one) => one !== '') })
              }
            />
            {bike && city && <PricePaid bike={bike} city={city} />}
            {slug !== '' && bikes.length > 1 && (
              <Button
                tone="quiet"
                size="small"
                onClick={() => onChange({ bikes: bikes.filter((one) => one !== slug) })}
              >
                {texts.remove}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
});

/** On-road price of a bike with city and month, and whether it is on sale. */
function PricePaid({ bike, city }: { bike: OwnedBike; city: string }) {
  const { onRoadPrice, priceMonth } = bike;
  return (
    <S.Note>
      {texts.onRoad(formatPrice(onRoadPrice), placeName(city), priceMonth && formatMonth(priceMonth))}
      <SaleBadge bike={bike} size="s" />
    </S.Note>
  );
}

/** Bikes to scale, on one ground line. */
function Machines({ drawn }: Pick<OwnershipAnswer, 'drawn'>) {
  if (drawn.length === 0) return null;
  return (
    <S.Machines>
      <Stage bikes={drawn}>
        {drawn.map((bike) => (
          <BikeDrawing key={bike.slug} bike={bike} loading="eager" />
        ))}
      </Stage>
      {drawn.length === 2 && <S.Versus aria-hidden="true">{texts.versus}</S.Versus>}
    </S.Machines>
  );
}
