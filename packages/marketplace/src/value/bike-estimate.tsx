import { ApiError, messageOf } from '@dopahiya/api-client';
import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { Button, Icon, Link, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { ValueRange } from '@dopahiya/ui-kit/market';
import { useState } from 'react';
import * as deals from '#texts/deal';
import * as texts from '#texts/estimate';
import { explainAboveNewPrice, dealWords } from './deal-words.ts';
import type { Estimate } from './use-estimate.ts';
import * as S from './bike-estimate.styles.ts';

export interface BikeEstimateProps {
  estimate: Estimate;
  /** Asking price; null while unknown. */
  asked: number | null;
  /** Returns what would improve a rough estimate. */
  missing: (valuation: UsedBikeValuation) => string;
}

/** Estimated value of a bike, or why there is none; never blocks the form. */
export function BikeEstimate({ estimate: { valuation, isOld, error, retry }, asked, missing }: BikeEstimateProps) {
  const fieldErrors = complaintsOf(error);
  if (fieldErrors !== '') return <S.Note as="output">{fieldErrors}</S.Note>;
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!valuation) return <Loading />;
  const { low, high, detail } = valuation;
  if (low === null || high === null) return <S.Note data-old={isOld}>{detail ?? texts.none}</S.Note>;
  return (
    <S.Estimate data-old={isOld}>
      <Told span={{ low, high }} {...{ valuation, asked }} missing={missing(valuation)} />
    </S.Estimate>
  );
}

/** Returns the API's validation errors, for which a retry would not help. */
const complaintsOf = (error: Error | null): string =>
  error instanceof ApiError
    ? Object.values(error.fields ?? {})
        .flat()
        .join(' ')
    : '';

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <S.Awaited>
        <Skeleton height="5lh" />
      </S.Awaited>
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <S.Failed>
      <S.Note role="alert">
        {texts.failed} {messageOf(error, '')}
      </S.Note>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </S.Failed>
  );
}

interface ToldProps extends Pick<BikeEstimateProps, 'asked'> {
  valuation: UsedBikeValuation;
  span: { low: number; high: number };
  missing: string;
}

/** Collapsed to one line on a phone. */
function Told({ valuation, span, asked, missing }: ToldProps) {
  const [isOpen, setOpen] = useState(false);
  const { value, min_price, max_price, confidence, deal } = valuation;
  const isSure = value !== null && min_price !== null && max_price !== null && confidence !== null;
  const { low, high } = isSure ? { low: min_price, high: max_price } : span;
  const line = (isSure ? texts.worth : texts.roughly)(formatPrice(low), formatPrice(high));
  const said = [
    isSure ? sureWords(confidence, span) : `${texts.roughGuide} ${missing}`,
    valueAboveNew(isSure ? value : span.low, valuation),
    deal && texts.label(dealWords(deal)),
    texts.notAnOffer,
  ];
  return (
    <>
      <VisuallyHidden as="output">{line}</VisuallyHidden>
      <S.Line type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {line}
        <Icon name="chevron-down" size={20} />
      </S.Line>
      <S.Whole data-open={isOpen}>
        <ValueRange
          low={low}
          likely={isSure ? value : null}
          high={high}
          {...(asked !== null && { asked: { price: asked, label: texts.yourPrice } })}
          confidence={
            <>
              {said.filter(Boolean).join(' ')} <Link to={paths.howWeValue}>{deals.howWeValue}</Link>
            </>
          }
        />
      </S.Whole>
    </>
  );
}

const valueAboveNew = (value: number, { basis, new_price, new_price_month }: UsedBikeValuation): string =>
  basis === 'on-sale'
    ? explainAboveNewPrice({ estimate: value }, { price: new_price, price_month: new_price_month })
    : '';

const sureWords = (confidence: number, { low, high }: ToldProps['span']): string =>
  `${texts.confidence(confidence)} ${texts.span(formatPrice(low), formatPrice(high))}`;
