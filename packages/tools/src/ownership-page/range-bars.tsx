import type { Band } from '@dopahiya/engines/ownership';
import { styled } from 'styled-components';
import { theme } from '@dopahiya/ui-kit';
import type { CurveStroke } from './stroke-of.ts';

export interface RangeBarsProps {
  rows: readonly {
    name: string;
    stroke: CurveStroke;
    band: Band;
    /** Formatted mean, and range. */
    usual: string;
    span: string;
  }[];
}

/** Ranges on a common scale, each with its mean. */
export function RangeBars({ rows }: RangeBarsProps) {
  const max = Math.max(...rows.map(({ band }) => band.p90), 1);
  return rows.map(({ name, stroke, band: { p10, mean, p90 }, usual, span }) => (
    <Row key={name}>
      <span>{name}</span>
      <Bar
        aria-hidden="true"
        data-stroke={stroke}
        style={{ '--from': p10 / max, '--usual': mean / max, '--to': p90 / max }}
      />
      <b>{usual}</b>
      <small>{span}</small>
    </Row>
  ));
}

const Row = styled.dd`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  align-items: end;
  margin-top: ${theme.space[2]};

  > small {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    text-align: end;
  }
`;

const Bar = styled.span`
  position: relative;
  height: 18px;
  margin-bottom: ${theme.space[1]};
  border-bottom: ${theme.border.control} solid ${theme.color.lineStrong};

  &::before,
  &::after {
    position: absolute;
    content: '';
  }
  &::before {
    inset: 5px auto 3px calc(100% * var(--from));
    width: max(2px, calc(100% * (var(--to) - var(--from))));
    background: ${theme.color.lineControl};
    opacity: 0.5;
  }
  &::after {
    inset: 1px auto 0 min(calc(100% * var(--usual)), calc(100% - 2px));
    width: 2px;
    background: ${theme.color.lineStrong};
  }
  &[data-stroke='electric']::before {
    background: ${theme.color.textElectric};
  }
  @media (forced-colors: active) {
    &::before,
    &::after,
    &[data-stroke]::before {
      background: CanvasText;
    }
  }
`;
