import { Icon, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/rating';

export interface RatingProps {
  /** From 1 to 5, shown with one decimal; null if nobody has rated. */
  value: number | null;
  /** Number of reviews behind the average. */
  count?: number;
}

/** A rating as one star and a number. Renders a `<span>`. */
export function Rating({ value, count }: RatingProps) {
  if (value === null) return <Note>{texts.notRated}</Note>;
  return (
    <Root>
      {texts.rated(<Shown value={value} />, (text) => (
        <VisuallyHidden>{text}</VisuallyHidden>
      ))}
      {count !== undefined && <Note>{texts.reviews(count)}</Note>}
    </Root>
  );
}

const Shown = ({ value }: { value: number }) => (
  <>
    <Star>
      <Icon name="star" size={16} fill="solid" />
    </Star>
    <span>{value.toFixed(1)}</span>
  </>
);

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
