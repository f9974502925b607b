import type { BikeDetail } from '@dopahiya/domain/bikes';
import { formatQuantity } from '@dopahiya/domain/site';
import { riderFit } from '@dopahiya/drawing';
import { Section, Slider } from '@dopahiya/ui-kit';
import { footReachText, RidersScene, sceneWidth, standingBike } from '@dopahiya/ui-kit/bikes';
import { riderHeight, riderHeights, useRemembered } from '@dopahiya/visitor';
import { useMemo } from 'react';
import * as texts from '#texts/scale-picture';
import * as S from './rider-section.styles.ts';

/** Default rider height in cm, until the visitor enters theirs. */
const exampleHeight = 170;

export interface RiderSectionProps {
  bikes: readonly BikeDetail[];
  names: readonly string[];
}

/** A rider of the visitor's height on each bike, and how their feet reach the ground. */
export function RiderSection({ bikes, names }: RiderSectionProps) {
  const [own, setHeight] = useRemembered(riderHeight);
  const height = own ?? exampleHeight;
  const standing = useMemo(() => bikes.map(standingBike), [bikes]);
  return (
    <Section title={texts.riders} subtitle={texts.ridersScale(height)}>
      <S.Height>
        <Slider
          label={texts.yourHeight}
          value={height}
          onValueChange={setHeight}
          {...riderHeights}
          typedStep={1}
          suffix={texts.centimetres}
        />
      </S.Height>
      <RidersScene bikes={standing} names={names} height={height} />
      <S.Fits style={{ '--bikes': bikes.length, '--scene-width': sceneWidth(standing) }}>
        {bikes.map(({ slug, seat_height }, index) => (
          <li key={slug}>
            <h3>{names[index]}</h3>
            <p>{footingOf(seat_height, height)}</p>
            {seat_height !== null && <small>{texts.seatAt(formatQuantity(seat_height, 'mm'))}</small>}
          </li>
        ))}
      </S.Fits>
    </Section>
  );
}

const footingOf = (seatHeight: number | null, height: number): string =>
  seatHeight === null ? texts.unknownSeatHeight : footReachText(riderFit(seatHeight, height).footing);
