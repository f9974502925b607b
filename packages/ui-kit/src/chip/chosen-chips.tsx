import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ChipLink } from './chip-link.tsx';
import { ChipRow } from './chip-row.tsx';

/** A chosen filter, and the address without it. */
export interface ChosenChip {
  label: string;
  to: string;
}

export interface ChosenChipsProps {
  /** Label for screen readers: 'Chosen filters'. */
  label: string;
  chips: readonly ChosenChip[];
  /** Link that removes all of them. */
  clear: ChosenChip;
}

/** Chosen filters as chips that remove themselves; renders nothing if there are none. */
export function ChosenChips({ label, chips, clear }: ChosenChipsProps) {
  if (chips.length === 0) return null;
  return (
    <Root>
      <ChipRow wraps label={label}>
        {chips.map((chip) => (
          <ChipLink key={`${chip.label} ${chip.to}`} to={chip.to} action="remove" preventScrollReset>
            {chip.label}
          </ChipLink>
        ))}
        <ChipLink to={clear.to} preventScrollReset>
          {clear.label}
        </ChipLink>
      </ChipRow>
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${theme.space[4]};
`;
