import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { formatPrice, paths } from '@dopahiya/domain';
import { Button, EmptyState, ErrorPanel, Link, Section, Slider } from '@dopahiya/ui-kit';
import { BikeCard, BikeRowSkeleton, Carousel, CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/emi-calculator-page';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import { amountLimits, clamp } from '../loan/limits.ts';
import { affordableLoan } from '../loan/loan-costs.ts';
import { affordableBikeQueries } from './affordable-bike-queries.ts';
import { WithScripts } from '../tool-look/without-scripts.ts';
import { Calculate } from './calculate.tsx';
import type { EmiPartProps } from './emi-calculator-page.tsx';
import * as S from './emi-calculator-page.styles.ts';
import { payLimits } from './emi-inputs.ts';

/** From what somebody can pay a month to the loan, and to the bikes within it. */
export function OtherWayRound({ inputs, onChange }: EmiPartProps) {
  const { pay, months } = inputs;
  const loan = affordableLoan(pay, inputs);
  return (
    <>
      <Section title={texts.otherWay} tone="sunken">
        <S.Parts>
          <Slider
            label={texts.canPay}
            name="pay"
            prefix="₹"
            {...payLimits}
            value={pay}
            onValueChange={(next) => onChange({ pay: next })}
          />
          <Calculate />
          <S.Saving aria-live="polite">{texts.affordable(formatPrice(pay), months, formatPrice(loan))}</S.Saving>
          <WithScripts>
            <Button tone="secondary" onClick={() => onChange({ amount: clamp(loan, amountLimits) })}>
              {texts.takeLoan}
            </Button>
          </WithScripts>
        </S.Parts>
      </Section>
      <BikesWithin loan={useDeferredValue(loan)} />
    </>
  );
}

/** Drawn anew when the thumb rests. */
const BikesWithin = memo(function BikesWithin({ loan }: { loan: number }) {
  const carousel = useCarousel();
  const title = texts.bikesWithin(formatPrice(loan));
  return (
    <Section title={title} subtitle={texts.bikesNote} action={<CarouselArrows carousel={carousel} label={title} />}>
      <Shelf loan={loan} title={title} carousel={carousel} />
      <S.More>
        <Link to={`${paths.bikes}?max_price=${loan}`} arrow="forward">
          {texts.allBikes}
        </Link>
      </S.More>
    </Section>
  );
});

function Shelf({ loan, title, carousel }: { loan: number; title: string; carousel: ReturnType<typeof useCarousel> }) {
  const bikes = useQuery(affordableBikeQueries.within(useApi(), loan));
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;
  if (error) {
    const message = messageOf(error, texts.bikesFailedHint);
    return (
      <ErrorPanel title={texts.bikesFailed} message={message} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) return <BikeRowSkeleton instead="carousel" />;
  if (data.length === 0) return <EmptyState title={texts.noBikes} />;
  return (
    <Carousel carousel={carousel} label={title} items={data}>
      {(bike) => <BikeCard bike={bike} to={paths.bike(bike)} state={{ bike }} />}
    </Carousel>
  );
}
