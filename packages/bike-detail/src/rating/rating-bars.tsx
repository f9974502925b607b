import { theme, VisuallyHidden } from '@dopahiya/ui-kit';
import { formatNumber } from '@dopahiya/domain/site';
import { styled } from 'styled-components';
import * as texts from '#texts/rating';

export interface RatingBarsProps {
  /** Number of ratings per star value, in row order; review summaries list five stars first. */
  distribution: readonly { rating: number; count: number }[];
}

/** Bar chart of the number of ratings per star value. Renders a `<ul>`. */
export function RatingBars({ distribution }: RatingBarsProps) {
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  return (
    <List aria-label={texts.ratings}>
      {distribution.map(({ rating, count }) => (
        <li key={rating}>
          <span>
            {texts.stars(rating, (text) => (
              <VisuallyHidden>{text}</VisuallyHidden>
            ))}
          </span>
          <Bar style={{ '--share': total === 0 ? 0 : count / total }} />
          <Count>{formatNumber(count)}</Count>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 1ch 1fr minmax(4ch, auto);
    gap: ${theme.space[3]};
    align-items: center;
  }
`;

const Bar = styled.span`
  height: 8px;
  margin-top: -2px;
  background: linear-gradient(${theme.color.lineStrong} 0 0) 0 / calc(var(--share) * 100%) 100% no-repeat
    ${theme.color.bgStage};
  forced-color-adjust: none;
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  text-align: end;
`;
