import { formatNumber } from '@dopahiya/domain';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** What `Rating` takes. */
export interface RatingProps {
  /** From 1 to 5, shown with one decimal; null when nobody rated. */
  value: number | null;
  /** How many reviews it is the average of. */
  count?: number;
}

/** A rating as one star and a number. Renders a `<span>`. */
export function Rating({ value, count }: RatingProps) {
  if (value === null) return <Note>Not rated yet</Note>;
  return (
    <Root>
      <VisuallyHidden>Rated </VisuallyHidden>
      <Star>
        <Icon name="star" size={16} fill="solid" />
      </Star>
      <span>{value.toFixed(1)}</span>
      <VisuallyHidden> of 5</VisuallyHidden>
      {count !== undefined && <Note>{countText(count)}</Note>}
    </Root>
  );
}

const countText = (count: number): string => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`);

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Star = styled.span`
  margin-top: -3px;
  color: ${theme.color.actionSignalHover};

  path {
    stroke: ${theme.color.textAccent};
    stroke-width: 1.25;
  }
`;

const Note = styled.span`
  color: ${theme.color.textSubtle};
  font: ${theme.type.small};

  * + & {
    margin-inline-start: 6px;
  }
`;
