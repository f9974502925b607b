import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { formatNumber } from '@dopahiya/domain/site';
import { riderFit } from '@dopahiya/drawing';
import { Button, Field, Later, NumberField, Section } from '@dopahiya/ui-kit';
import { footReachText } from '@dopahiya/ui-kit/bikes';
import { riderHeight, riderHeights, useRemembered } from '@dopahiya/visitor';
import { useMemo } from 'react';
import * as texts from '#texts/rider-fit';
import { UnlessScript } from '../no-script/no-script.ts';
import { isRiderHeight } from './is-rider-height.ts';
import * as S from './rider-fit-section.styles.ts';

export interface RiderFitSectionProps {
  bike: BikeDetail;
  /** The height in cm that the address asks about, as the form without scripts sends it. */
  askedHeight?: number | null;
  /** The city whose prices the address asks for, which stays in it. */
  askedCity?: string | null;
}

/** Whether a rider's feet reach the ground, for the height that the visitor gives; nothing without a seat height. */
export function RiderFitSection({ bike, askedHeight = null, askedCity = null }: RiderFitSectionProps) {
  const seatHeight = bike.seat_height;
  if (seatHeight === null) return null;
  return (
    <Section title={texts.title} subtitle={texts.saddleHeight(formatNumber(seatHeight))}>
      <UnlessScript>
        <Fit bike={bike} seatHeight={seatHeight} />
      </UnlessScript>
      <S.PlainForm method="get" action="#rider-fit">
        {askedCity !== null && <input type="hidden" name="city" value={askedCity} />}
        <Field
          label={texts.heightInCentimetres}
          type="number"
          name="height"
          {...riderHeights}
          defaultValue={askedHeight ?? undefined}
          required
        />
        <Button type="submit" tone="secondary">
          {texts.showFit}
        </Button>
        {askedHeight !== null && <Verdict height={askedHeight} seatHeight={seatHeight} />}
      </S.PlainForm>
    </Section>
  );
}

function Fit({ bike, seatHeight }: { bike: BikeDetail; seatHeight: number }) {
  const [height, rememberHeight] = useRemembered(riderHeight);
  const turn = (direction: number) => {
    const next = (height ?? exampleHeight) + direction;
    if (isRiderHeight(next)) rememberHeight(next);
  };
  return (
    <S.Columns>
      <div>
        <NumberField
          label={texts.heightLabel}
          suffix={texts.centimetres}
          inputMode="numeric"
          {...spinning(height)}
          value={height}
          onArrow={turn}
          onNumber={(given) => rememberHeight(given === null ? null : Math.round(given))}
          refuse={(given) => (isRiderHeight(given) ? undefined : texts.heightWrong(riderHeights))}
        />
        <Verdict height={height} seatHeight={seatHeight} />
        <S.Basis>{texts.basis}</S.Basis>
      </div>
      <Drawn bike={bike} height={height} />
    </S.Columns>
  );
}

/** What a field of type number says of itself, which drops what it cannot read. */
const spinning = (height: number | null) => ({
  role: 'spinbutton',
  'aria-valuenow': height ?? undefined,
  'aria-valuemin': riderHeights.min,
  'aria-valuemax': riderHeights.max,
});

/** From where the arrow keys go before a height is given, in cm. */
const exampleHeight = 170;

function Verdict({ height, seatHeight }: { height: number | null; seatHeight: number }) {
  const fit = height === null ? null : riderFit(seatHeight, height);
  return (
    <S.Verdict>
      {fit && (
        <>
          <b>{footReachText(fit.footing)}</b>
          <span>{reachText(fit)}</span>
        </>
      )}
    </S.Verdict>
  );
}

function reachText({ leg, shortfall }: { leg: number; shortfall: number }): string {
  const [reach, gap] = [formatNumber(leg), formatNumber(Math.abs(shortfall))];
  if (shortfall === 0) return texts.reachesAsFar(reach);
  return shortfall > 0 ? texts.reachesLess(reach, gap) : texts.reachesMore(reach, gap);
}

/** The bike to scale, with the rider on it once the height is known. */
function Drawn({ bike, height }: { bike: BikeDetail; height: number | null }) {
  const names = useMemo(() => [fullNameOf(bike)], [bike]);
  return (
    <S.Stage>
      <Later browserOnly load={loadRiderOnBike} bike={bike} names={names} height={height} />
      {height === null && <p>{texts.enterHeight}</p>}
    </S.Stage>
  );
}

const loadRiderOnBike = async () => (await import('./rider-on-bike.tsx')).RiderOnBike;
