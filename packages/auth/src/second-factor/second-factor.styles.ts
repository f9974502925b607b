import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Large enough for a camera at arm's length; light in every theme, as cameras cannot read it otherwise. */
export const Picture = styled.p`
  width: 216px;
  max-width: 100%;
  background: ${theme.color.bgPage};

  > svg {
    display: block;
    fill: ${theme.color.textDefault};
  }
`;

/** Monospaced groups that are easy to retype from a screen. */
export const Code = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 1rem;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: ${theme.space[4]};
  border: ${theme.border.hair} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.stand};
`;

export const Steps = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;

export const Buttons = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
