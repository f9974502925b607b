import type { KeyDifference } from '@dopahiya/engines/key-differences';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export interface KeyDifferencesProps {
  /** Sorted by effect, largest first; at most six. */
  differences: readonly KeyDifference[];
}

/** Differences between bikes, each with a number and a sentence. Renders a `<ul>`. */
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
