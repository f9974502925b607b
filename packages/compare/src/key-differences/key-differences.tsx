import type { KeyDifference } from '@dopahiya/engines/key-differences';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export interface KeyDifferencesProps {
  /** The largest effect first; six are shown. */
  differences: readonly KeyDifference[];
}

/** What sets bikes apart, a number and a sentence each. Renders a `<ul>`. */
export function KeyDifferences({ differences }: KeyDifferencesProps) {
  return (
    <Root>
      {differences.slice(0, 6).map(({ figure, sentence }) => (
        <li key={sentence}>
          <b>{figure}</b> <span>{sentence}</span>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul.attrs({ role: 'list' })`
  > li {
    display: grid;
    grid-template-columns: minmax(92px, auto) 1fr;
    gap: ${theme.space[3]};
    align-items: baseline;
    padding-block: 10px;
    border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  b {
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${theme.media.nav} {
    > li {
      grid-template-columns: 124px 1fr;
      gap: ${theme.space[4]};
      padding-block: ${theme.space[3]};
    }
    b {
      font-size: 1.5rem;
    }
  }
`;
