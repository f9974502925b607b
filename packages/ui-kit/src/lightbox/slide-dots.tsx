import { styled } from 'styled-components';
import * as texts from '#texts/lightbox';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface SlideDotsProps {
  count: number;
  /** Counted from 0. */
  current: number;
}

/** Where a visitor is in a row of pictures; it tells and takes no presses. */
export function SlideDots({ count, current }: SlideDotsProps) {
  return (
    <Root>
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
  justify-content: center;
  gap: 6px;

  > i {
    width: 8px;
    height: 8px;
    border: ${theme.border.control} solid ${theme.color.textMuted};
    border-radius: ${theme.radius.pill};
  }
  > [data-current='true'] {
    width: 20px;
    border-color: ${theme.color.textDefault};
    background: ${theme.color.textDefault};
  }
`;
