import * as texts from '#texts/on-road-price';
import * as S from './unavailable-price.styles.ts';

/** Says that there is no price on the road, and why. */
export function UnavailablePrice({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <span>{texts.unavailable}</span>
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
      <span>{texts.cityMissing}</span>
      <S.Reason>{texts.cityUnknown(city)}</S.Reason>
    </>
  );
}
