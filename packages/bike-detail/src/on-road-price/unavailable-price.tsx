import { placeName } from '@dopahiya/domain/places';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/on-road-price';

/** Says that there is no on-road price, and why. */
export function UnavailablePrice({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <span>{texts.unavailable}</span>
      {reasons.map((reason) => (
        <Reason key={reason}>{reason}</Reason>
      ))}
    </>
  );
}

/** Asks for another city because the API does not know the chosen one. */
export function UnknownCity({ city }: { city: string }) {
  return (
    <>
      <span>{texts.cityMissing}</span>
      <Reason>{texts.cityUnknown(placeName(city))}</Reason>
    </>
  );
}

const Reason = styled.small`
  display: block;
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
`;
