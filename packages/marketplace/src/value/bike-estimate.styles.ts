import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Faded while it belongs to earlier answers. */
export const Estimate = styled.div`
  margin-top: ${theme.space[3]};
  transition: opacity ${theme.motion.quick};

  &[data-old='true'] {
    opacity: 0.5;
  }
`;

export const Note = styled.p`
  display: block;
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  &[data-old='true'] {
    opacity: 0.5;
  }
`;

/** On a phone as high as the line that comes. */
export const Awaited = styled.div`
  ${theme.media.belowNav} {
    overflow: hidden;
    max-height: 44px;
  }
`;

export const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;

export const Line = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: 44px;
  font-weight: ${theme.weight.semibold};
  text-align: start;

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${theme.media.nav} {
    display: none;
  }
`;

export const Whole = styled.div`
  ${theme.media.belowNav} {
    &[data-open='false'] {
      display: none;
    }
  }
`;
