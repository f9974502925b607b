import type { OnRoadPrice } from '@dopahiya/domain';
import { priceTexts } from './price-texts.ts';
import * as S from './line-basis.styles.ts';

/** Says that there is no price on the road, and why. */
export function UnavailablePrice({ reasons }: { reasons: OnRoadPrice['missing'] }) {
  return (
    <>
      <span>{priceTexts.unavailable}</span>
      {reasons.map(({ key, reason }) => (
        <S.Reason key={key}>{reason}</S.Reason>
      ))}
    </>
  );
}
