import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { reservedFrame, type Standing } from '../stage/scale.ts';
import { theme } from '../../theme/theme.ts';
import * as texts from '#texts/free-scale';
import { Switch } from '../../switch/switch.tsx';

export interface FreeScaleProps {
  /** Bike with the frame of its drawing, if known. */
  bike: Standing;
  /** Bikes per row on wide screens, as in the surrounding `BikeRow`. @default 4 */
  columns?: 3 | 4;
  /** A `BikeCard`. */
  children: ReactNode;
}

/**
 * Lets a bike of a `BikeRow` fill its column while the `ScaleSwitch` of its `ScaleScope` is off, with CSS only.
 * Renders a `<div>` without a layout box.
 */
export function FreeScale({ bike, columns = 4, children }: FreeScaleProps) {
  const { width, height } = bike.drawing ?? reservedFrame;
  return (
    <Box data-columns={columns} style={{ '--length': width, '--tallness': height }}>
      {children}
    </Box>
  );
}

/** As long as the column allows, but no taller than the stage. */
const filling = (column: string): string =>
  `--mm: min((${column} - 8px) / var(--length), var(--stage) * 0.9 / var(--tallness));`;

/**
 * Wraps a `ScaleSwitch` and the bikes it controls; keep it small, so that changes elsewhere on the page do not
 * restyle the bikes. Renders a `<div>` without a layout box.
 */
export const ScaleScope = styled.div`
  display: contents;
`;

/** Name of the switch, which CSS selects by, so that it works before any script. */
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

/** Switches between bikes at one scale and bikes that fill their columns. Renders a checkbox with the role of a switch. */
export function ScaleSwitch() {
  return (
    <Switch name={scaleSwitchName} defaultChecked>
      {texts.toScale}
    </Switch>
  );
}
