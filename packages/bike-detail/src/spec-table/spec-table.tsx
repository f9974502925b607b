import { theme } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One row of a specification. */
export interface SpecRow {
  /** What is told: 'Kerb weight'. */
  label: string;
  /** What it is, with its unit: '195 kg'. */
  value: ReactNode;
  /** Whether a visitor has chosen the row. @default false */
  selected?: boolean;
}

export interface SpecTableProps {
  /** The rows; a fact that is not known has none. */
  rows: readonly SpecRow[];
  /** What the rows tell of, told to screen readers. */
  caption: string;
  /** What stands before a label: a checkbox to choose the row with. */
  control?: (row: SpecRow) => ReactNode;
}

/** Labels and values, one to a line; put it into a `Disclosure` to fold it away. Renders a `<table>`. */
export function SpecTable({ rows, caption, control }: SpecTableProps) {
  return (
    <Root aria-label={caption}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-selected={row.selected}>
            <th scope="row">
              {control?.(row)}
              {row.label}
            </th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

const Root = styled.table`
  width: 100%;

  th,
  td {
    padding: 11px ${theme.space[4]} 11px 0;
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
  }
  th {
    width: 46%;
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
  td {
    font-weight: ${theme.weight.medium};
  }
  tr + tr > * {
    border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  [data-selected='true'] {
    background: ${theme.color.bgSelected};
    box-shadow: inset 3px 0 0 ${theme.color.actionSignalBg};
  }
`;
