import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { formatNumber } from '@dopahiya/domain/site';
import { riderFit } from '@dopahiya/drawing';
import { Button, Field, Later, NumberField, Section } from '@dopahiya/ui-kit';
import { footReachText } from '@dopahiya/ui-kit/bikes';
import { isRiderHeight, riderHeight, riderHeights, useRemembered } from '@dopahiya/visitor';
import { useMemo } from 'react';
import * as texts from '#texts/rider-fit';
import { UnlessScript } from '../no-script/no-script.ts';
import * as S from './rider-fit-section.styles.ts';

export interface RiderFitSectionProps {
  bike: BikeDetail;
  /** Rider's height in cm from the address (sent by the form without scripts). */
  askedHeight?: number | null;
  /** City for prices from the address, kept on submit. */
  askedCity?: string | null;
}

/** Shows whether a rider of the entered height reaches the ground; renders nothing if the seat height is unknown. */
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

/** ARIA attributes of a number input, for a text field that keeps input it cannot parse. */
const spinning = (height: number | null) => ({
  role: 'spinbutton',
  'aria-valuenow': height ?? undefined,
  'aria-valuemin': riderHeights.min,
  'aria-valuemax': riderHeights.max,
});

/** Start value in cm for the arrow keys before a height is entered. */
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

/** The bike to scale, with the rider once the height is known. */
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
