import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Note = styled.p`
  margin-block: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Published = styled.div`
  margin-top: ${theme.space[8]};
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[6]};

  ${theme.media.m} {
    grid-template-columns: 1fr 1fr;
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(4, 1fr);
  }
  h3 {
    margin-top: ${theme.space[3]};
    padding-top: ${theme.space[3]};
    border-top: ${theme.border.ground} solid ${theme.color.lineGround};
    font: ${theme.type.h4};
  }
  > li > span {
    margin-bottom: calc(-1 * ${theme.space[3]});
  }
  p {
    color: ${theme.color.textMuted};
  }
`;

/** Next to its heading on wide screens. */
export const Questions = styled.div`
  ${theme.media.nav} {
    max-width: 864px;
    margin: -64px 0 0 auto;
  }
`;
