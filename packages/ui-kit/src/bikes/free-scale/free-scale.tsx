import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { reservedFrame, type Standing } from '../stage/scale.ts';
import { theme } from '../../theme/theme.ts';
import * as texts from '#texts/free-scale';
import { Switch } from '../../switch/switch.tsx';

export interface FreeScaleProps {
  /** The bike with the frame of its drawing, if that is known. */
  bike: Standing;
  /** How many stand in a row on wide screens, as the `BikeRow` around it says. @default 4 */
  columns?: 3 | 4;
  /** A `BikeCard`. */
  children: ReactNode;
}

/**
 * Lets a bike of a `BikeRow` fill its column where the `ScaleSwitch` of its `ScaleScope` is off, by CSS alone. Renders a `<div>` that
 * takes no part in the layout.
 */
export function FreeScale({ bike, columns = 4, children }: FreeScaleProps) {
  const { width, height } = bike.drawing ?? reservedFrame;
  return (
    <Box data-columns={columns} style={{ '--length': width, '--tallness': height }}>
      {children}
    </Box>
  );
}

/** As long as the column allows, and no higher than the stage. */
const filling = (column: string): string =>
  `--mm: min((${column} - 8px) / var(--length), var(--stage) * 0.9 / var(--tallness));`;

/**
 * Holds a `ScaleSwitch` and the bikes that obey it, and as little else as may be: what is chosen elsewhere on the page then
 * makes the browser look at no bike again. Renders a `<div>` that takes no part in the layout.
 */
export const ScaleScope = styled.div`
  display: contents;
`;

/** Name of the switch in the page: what obeys it asks for it in CSS, so that it works before any script. */
const scaleSwitchName = 'to-scale';

const Box = styled.div`
  display: contents;

  ${ScaleScope}:has(input[name='${scaleSwitchName}']:not(:checked)) & {
    ${filling('100cqi')}

    @media (min-width: 22.5em) {
      ${filling('100cqi / 2')}
    }
    ${theme.media.nav} {
      ${filling('100cqi / 4')}

      &[data-columns='3'] {
        ${filling('100cqi / 3')}
      }
    }
  }
`;

/** Whether the bikes of the page stand to one scale or fill their columns. Renders a checkbox that is a switch. */
export function ScaleSwitch() {
  return (
    <Switch name={scaleSwitchName} defaultChecked>
      {texts.toScale}
    </Switch>
  );
}
