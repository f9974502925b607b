import type { OnRoadPrice } from '@dopahiya/domain';
import { priceTexts } from './price-texts.ts';
import * as S from './line-basis.styles.ts';

/** Says that there is no price on the road, and why. */
export function UnavailablePrice({ reasons }: { reasons: OnRoadPrice['missing'] }) {
  return (
    <>
      <span>{priceTexts.unavailable}</span>
      {tellingReasons(reasons).map((reason) => (
        <S.Reason key={reason}>{reason}</S.Reason>
      ))}
    </>
  );
}

/** Each reason once; without a price ex-showroom everything else is missing for that reason alone. */
function tellingReasons(reasons: OnRoadPrice['missing']): string[] {
  const first = reasons.find(({ key }) => key === 'ex_showroom');
  return first ? [first.reason] : [...new Set(reasons.map(({ reason }) => reason))];
}
