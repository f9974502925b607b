import { theme } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One row of a specification. */
export interface SpecRow {
  /** For example 'Kerb weight'. */
  label: string;
  /** With its unit: '195 kg'. */
  value: ReactNode;
  /**
   * Whether the visitor has selected the row.
   * @default false
   */
  selected?: boolean;
}

export interface SpecTableProps {
  /** The rows; leave out unknown facts. */
  rows: readonly SpecRow[];
  /** Accessible name of the table. */
  caption: string;
  /** Renders a control before a label, for example a checkbox to select the row. */
  control?: (row: SpecRow) => ReactNode;
}

/** Table of labels and values; wrap it in a `Disclosure` to make it collapsible. Renders a `<table>`. */
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
