import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { formatDate, formatPrice } from '@dopahiya/domain/site';
import { useId } from 'react';
import * as texts from '#texts/used-bike-costs';
import { stepFrame, stepLineOf } from './step-line.ts';
import * as S from './transfer-section.styles.ts';

export interface PriceHistoryProps {
  bike: UsedBikeDetail;
  /** Last day shown (ISO). */
  until: string;
}

/** Asking price over time, oldest first; renders nothing without a history. */
export function PriceHistory({ bike: { price_history: steps }, until }: PriceHistoryProps) {
  const id = useId();
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const line = stepLineOf(steps, until);
  return (
    <S.History aria-labelledby={id}>
      <h3 id={id}>{texts.history}</h3>
      <p>{changeText(last.price - first.price)}</p>
      {line !== null && (
        <svg viewBox={`0 0 ${stepFrame.width} ${stepFrame.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={line} />
        </svg>
      )}
      <S.Steps>
        {steps.map(({ price, since }) => (
          <li key={since}>
            <time dateTime={since}>{texts.since(formatDate(since))}</time>
            <b>{formatPrice(price)}</b>
          </li>
        ))}
      </S.Steps>
    </S.History>
  );
}

function changeText(change: number): string {
  if (change === 0) return texts.unchanged;
  const amount = formatPrice(Math.abs(change));
  return change < 0 ? texts.down(amount) : texts.up(amount);
}
