import { type BikeDetail, formatNumber, formatQuantity, fullNameOf } from '@dopahiya/domain';
import { riderFit } from '@dopahiya/drawing';
import { Field, Lazy, Section } from '@dopahiya/ui-kit';
import { footingText } from '@dopahiya/ui-kit/bikes';
import { riderHeight, riderHeights, useRemembered } from '@dopahiya/visitor';
import { useMemo, useState } from 'react';
import { useComingNear } from '../lazy-parts/lazy-sections.ts';
import { NoScript, UnlessScript } from '../lazy-parts/no-script.ts';
import { showNotOpened } from '../lazy-parts/show-not-opened.ts';
import * as S from './rider-fit-section.styles.ts';

/** Whether a rider's feet reach the ground, for the height that the visitor gives; nothing without a seat height. */
export function RiderFitSection({ bike }: { bike: BikeDetail }) {
  const seatHeight = bike.seat_height;
  if (seatHeight === null) return null;
  return (
    <Section title="Rider fit" subtitle={`Saddle ${formatQuantity(seatHeight, 'mm')} above the ground`}>
      <UnlessScript>
        <Fit bike={bike} seatHeight={seatHeight} />
      </UnlessScript>
      <NoScript>To see how you would sit, turn JavaScript on and load the page again.</NoScript>
    </Section>
  );
}

function Fit({ bike, seatHeight }: { bike: BikeDetail; seatHeight: number }) {
  const [height, rememberHeight] = useRemembered(riderHeight);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? height?.toString() ?? '';
  const change = (next: string) => {
    setTyped(next);
    const given = Number(next);
    rememberHeight(isRiderHeight(given) ? Math.round(given) : null);
  };
  const isWrong = text !== '' && !isRiderHeight(Number(text));
  return (
    <S.Columns>
      <div>
        <Field
          label="Your height"
          type="number"
          inputMode="numeric"
          suffix="cm"
          value={text}
          onChange={({ target }) => change(target.value)}
          {...riderHeights}
          {...(isWrong && { error: `Give a height from ${riderHeights.min} to ${riderHeights.max} cm.` })}
        />
        <Verdict height={height} seatHeight={seatHeight} />
        <S.Basis>
          An estimate from published body proportions: an inside leg of 46 % of the height (anthropometric surveys find
          45 to 47 %), a foot of 15.2 % (Drillis and Contini, Body Segment Parameters, 1966) and a sole of 25 mm. The
          width of the saddle, the suspension and your boots change it.
        </S.Basis>
      </div>
      <Drawn bike={bike} height={height} />
    </S.Columns>
  );
}

const isRiderHeight = (height: number): boolean => height >= riderHeights.min && height <= riderHeights.max;

function Verdict({ height, seatHeight }: { height: number | null; seatHeight: number }) {
  const fit = height === null ? null : riderFit(seatHeight, height);
  return (
    <S.Verdict>
      {fit && (
        <>
          <b>{footingText(fit.footing)}</b>
          <span>
            Your leg reaches about {formatQuantity(fit.leg, 'mm')}, {differenceText(fit.shortfall)} the saddle.
          </span>
        </>
      )}
    </S.Verdict>
  );
}

function differenceText(shortfall: number): string {
  if (shortfall === 0) return 'as far as';
  return `${formatNumber(Math.abs(shortfall))} mm ${shortfall > 0 ? 'less than' : 'more than'}`;
}

/** The bike to scale, with the rider on it once the height is known. */
function Drawn({ bike, height }: { bike: BikeDetail; height: number | null }) {
  const { ref, isNear } = useComingNear();
  const names = useMemo(() => [fullNameOf(bike)], [bike]);
  return (
    <S.Stage ref={ref}>
      <Lazy load={loadRiderOnBike} isWanted={isNear} given={{ bike, names, height }} onFailure={showNotOpened} />
      {height === null && <p>Enter your height to see yourself on it.</p>}
    </S.Stage>
  );
}

const loadRiderOnBike = async () => (await import('./rider-on-bike.tsx')).RiderOnBike;
