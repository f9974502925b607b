import { styled } from 'styled-components';
import { theme } from '@dopahiya/ui-kit';
import type { UsedBikeFact } from './used-bike-facts.ts';

export interface FactTableProps {
  /** Accessible name of the list. */
  caption: string;
  facts: readonly UsedBikeFact[];
}

/** Facts row by row. Renders a `<dl>`. */
export function FactTable({ caption, facts }: FactTableProps) {
  return (
    <Rows aria-label={caption}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled.dl`
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    overflow-wrap: anywhere;
  }
`;
