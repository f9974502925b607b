import { priceTexts } from './price-texts.ts';
import * as S from './line-basis.styles.ts';

/** Says that there is no price on the road, and why. */
export function UnavailablePrice({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <span>{priceTexts.unavailable}</span>
      {reasons.map((reason) => (
        <S.Reason key={reason}>{reason}</S.Reason>
      ))}
    </>
  );
}

/** Asks for a city, because the API does not know the chosen one. */
export function UnknownCity({ city }: { city: string }) {
  return (
    <>
      <span>{priceTexts.cityMissing}</span>
      <S.Reason>No prices are known for a city named {city}.</S.Reason>
    </>
  );
}
