import { defaultCity } from '@dopahiya/domain/places';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/home-hero';

/** दिल्ली (Delhi in Hindi) as outlines of the brand font, 84 units per em. */
const delhiOutlines =
  'M15 0v-49h-9v49zM23-46l-1-8h-24l1 8zM27-74q-10 0-16 5q-5 4-5 14v3h9v-3q0-5 3-8q3-2 10-2q6 0 13 2q6 2 12 6l-1-9q-5-4-11-6q-6-2-14-2zM45-46h19v-8h-20zM58-49h-10v9h10zM20-46h45l-1-8h-44zM48-33l10 2v-18h-10zM58-23h-10v13l1 1l2 15h9l-2-15zM42-11q-4 0-6-2q-1-2-1-6v-3q0-5 2-7q3-3 9-3q3 0 6 1q2 0 6 0v-7q-4-1-8-1q-3 0-7 0q-9 0-14 4q-5 4-5 13v3q0 6 2 9q2 4 6 6q3 1 8 1q4 0 6-1q3-1 4-2l-1-7q-1 1-3 2q-2 0-4 0zM91-11h4l1-12q0-4 1-5q1-2 3-2q2 0 3 1q1 1 1 3l5-6q-1-3-4-5q-2-1-5-1q-4 0-6 2q-2 2-3 5zM151-49h-10v49h10zM139-46h20l-1-8h-20zM99-46h57l-1-8h-57zM117-38q-6 0-10 4q-4 4-4 11q0 6 2 11q2 6 5 12h11q-4-7-5-12q-2-5-2-10q0-4 1-6q1-2 4-2q2 0 3 2q1 2 1 5l1 12h8l1-12q0-4 1-5q1-2 3-2q2 0 3 1q1 1 2 3v-9q0-2-2-2q-1-1-4-1q-3 0-5 2q-2 1-3 4q-1-3-4-4q-2-2-7-2zM62-46h38v-8h-39zM92-11v-21h-1q-1-3-4-4q-2-2-7-2q-6 0-10 4q-4 4-4 11q0 6 2 11q2 6 6 12h11q-5-7-7-12q-1-5-1-10q0-4 1-6q1-2 4-2q2 0 3 2q1 2 1 5l1 12zM172 0v-49h-10v49zM180-46l-1-8h-24l1 8zM156-75q-7 0-11 3q-4 4-4 9q0 1 1 3q0 1 0 2l9 1v-3q0-4 1-5q2-2 5-2q3 0 4 2q1 2 1 6v6h10v-6q0-8-4-12q-4-4-12-4z';

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

// Outlines, because text would load a font before the first paint.
const HindiName = styled.path`
  fill: ${theme.color.bgBrand};
`;

const Figures = styled.text`
  fill: ${theme.color.bgInk};
`;

/** An Indian kilometre stone, 520 mm wide, marked Delhi; decorative. */
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
        0<tspan fontSize="110">{texts.kilometres}</tspan>
      </Figures>
    </Stone>
  );
}
