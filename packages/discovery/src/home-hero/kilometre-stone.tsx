import { defaultCity } from '@dopahiya/domain';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { delhiOutlines } from './delhi-outlines.ts';

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

// Outlines: letters would bring a font before the first paint.
const HindiName = styled.path`
  fill: ${theme.color.bgBrand};
`;

const Figures = styled.text`
  fill: ${theme.color.bgInk};
`;

/** India's kilometre stone, 520 mm wide, of Delhi, where the road begins; a picture without a name. */
export function KilometreStone() {
  return (
    <Stone viewBox="0 0 520 860" aria-hidden="true">
      <Body d="M20 860V270a240 240 0 0 1 480 0V860z" />
      <Cap d="M20 350V270a240 240 0 0 1 480 0v80z" />
      <HindiName transform="translate(101 270) scale(1.786)" d={delhiOutlines} />
      <Figures x="260" y="520" fontSize="130">
        {defaultCity}
      </Figures>
      <Figures x="260" y="740" fontSize="210">
        0<tspan fontSize="110"> km</tspan>
      </Figures>
    </Stone>
  );
}
