import { styled } from 'styled-components';
import * as texts from '#texts/lightbox';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface SlideDotsProps {
  count: number;
  /** Index from 0. */
  current: number;
}

const [dot, gap, longer] = [8, 6, 12];

/** Position in a row of pictures; not interactive. */
export function SlideDots({ count, current }: SlideDotsProps) {
  return (
    // Full width from the start, so that no dot moves while others are added.
    <Root style={{ width: `${count * (dot + gap) + longer - gap}px` }}>
      <VisuallyHidden>{texts.position(current + 1, count)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-current={index === current} />
      ))}
    </Root>
  );
}

const Root = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${gap}px;
  max-width: 100%;
  margin-inline: auto;

  > i {
    width: ${dot}px;
    height: ${dot}px;
    border: ${theme.border.control} solid ${theme.color.textMuted};
    border-radius: ${theme.radius.pill};
  }
  > [data-current='true'] {
    width: ${dot + longer}px;
    border-color: ${theme.color.textDefault};
    background: ${theme.color.textDefault};
  }
`;
