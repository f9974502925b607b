import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface GroundLineProps {
  /** Ground with ruler, only one of them, or a pale version under loading content. @default 'ground' */
  tone?: 'ground' | 'ruler' | 'plain' | 'pale';
}

/** Ground line under bikes, with short ticks every 10 cm and long ones every 50 cm, to scale. */
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
