import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { delhi } from './delhi.ts';

const Stone = styled.svg`
  flex: none;
  width: calc(520 * var(--mm));
  height: auto;
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  text-anchor: middle;
`;

const Body = styled.path`
  fill: ${theme.color.textOnInk};
  stroke: ${theme.color.bgInk};
  stroke-width: 12;
`;

const Cap = styled.path`
  fill: ${theme.color.textOnBrand};
`;

const CapText = styled.g`
  fill: ${theme.color.bgBrand};
  font-family: ${theme.font.body};
  font-size: 150px;
`;

const Figures = styled.text`
  fill: ${theme.color.bgInk};
`;

/** A city's name in English and in Hindi. */
export interface StoneCity {
  name: string;
  hindi: string;
}

/** India's kilometre stone, 520 mm wide, for the city where the road begins; a picture without a name. */
export function KilometreStone({ city }: { city: StoneCity }) {
  return (
    <Stone viewBox="0 0 520 860" aria-hidden="true">
      <Body d="M20 860V270a240 240 0 0 1 480 0V860z" />
      <Cap d="M20 350V270a240 240 0 0 1 480 0v80z" />
      <HindiName city={city} />
      <Figures x="260" y="520" fontSize="130">
        {city.name}
      </Figures>
      <Figures x="260" y="740" fontSize="210">
        0<tspan fontSize="110"> km</tspan>
      </Figures>
    </Stone>
  );
}

/** The city that every road begins at is drawn: its letters would bring a font before the first paint. */
function HindiName({ city }: { city: StoneCity }) {
  return (
    <CapText>
      {city.hindi === delhi.hindi ? (
        <path transform="translate(101 270) scale(1.786)" d={delhi.outlines} />
      ) : (
        <text x="260" y="270" lang="hi">
          {city.hindi}
        </text>
      )}
    </CapText>
  );
}
