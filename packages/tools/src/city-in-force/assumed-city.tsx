import { placeName } from '@dopahiya/domain/places';
import { theme } from '@dopahiya/ui-kit';
import { chosenCity, hasChosenCity, useRemembered } from '@dopahiya/visitor';
import { styled } from 'styled-components';
import * as texts from '#texts/assumed-city';

export interface AssumedCityProps {
  /** City named in the URL; omitted to use the visitor's city. */
  named?: string | null;
}

/** Shows which city a page uses, and whether it was chosen or assumed, always in one line. */
export function AssumedCity({ named = null }: AssumedCityProps) {
  const [city] = useRemembered(chosenCity);
  return <Line>{named !== null && named !== city.name ? texts.named(placeName(named)) : ownText(city)}</Line>;
}

const ownText = (city: typeof chosenCity.initial): string =>
  (hasChosenCity(city) ? texts.chosen : texts.assumed)(placeName(city.name));

const Line = styled.p`
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  /* Another city is yet to come. */
  :root[data-hydrating] & {
    visibility: hidden;
  }
`;
