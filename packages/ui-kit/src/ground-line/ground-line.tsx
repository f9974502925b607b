import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface GroundLineProps {
  /** The ground with its ruler, either of them alone, or both pale, under what is still loading. @default 'ground' */
  tone?: 'ground' | 'ruler' | 'plain' | 'pale';
}

/** The line that bikes stand on, with a short tick each 10 cm and a long one each 50 cm at the scale of its module. */
export function GroundLine({ tone = 'ground' }: GroundLineProps) {
  return <Root data-tone={tone} />;
}

const ticks = (millimetres: number, height: string): string =>
  `repeating-linear-gradient(90deg, currentColor 0 1.5px, transparent 1.5px calc(var(--mm) * ${millimetres})) 0 0 / 100% ${height} no-repeat`;

const Root = styled.div`
  height: 13px;
  border-top: ${theme.border.ground} solid currentColor;
  background: ${ticks(100, '5px')}, ${ticks(500, '10px')};
  color: var(--ground, ${theme.color.lineGround});

  &[data-tone='ruler'] {
    height: 11px;
    border-top: 0;
  }
  &[data-tone='plain'] {
    background: none;
  }
  &[data-tone='pale'] {
    color: ${theme.color.lineHair};
  }
`;
