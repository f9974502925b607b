import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { formatDate, formatPrice } from '@dopahiya/domain/site';
import { useId } from 'react';
import * as texts from '#texts/used-bike-costs';
import * as S from './transfer-section.styles.ts';

/** What was asked for a bike over time, the first price first; nothing where nobody kept it. */
export function PriceHistory({ bike: { price_history: steps } }: { bike: UsedBikeDetail }) {
  const id = useId();
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  return (
    <S.History aria-labelledby={id}>
      <h3 id={id}>{texts.history}</h3>
      <p>{changeText(last.price - first.price)}</p>
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
