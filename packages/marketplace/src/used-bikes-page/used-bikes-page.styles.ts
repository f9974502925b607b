import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Reasons = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[8]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h3 {
    font: ${theme.type.h4};
  }
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
`;

export const Hero = styled.div`
  background: ${theme.color.bgInk};

  > [data-theme='dark'] {
    padding-block: ${theme.space[10]};
    color: ${theme.color.textDefault};
  }
  p {
    max-width: 60ch;
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
`;

export const Ground = styled.div`
  --mm: 0.16px;
  --ground: ${theme.color.actionSignalBg};
`;
