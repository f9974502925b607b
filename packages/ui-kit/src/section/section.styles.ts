import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  padding-block: 44px;

  &[data-tone='sunken'] {
    background: ${theme.color.bgSunken};
  }
  &[data-tone='ink'] {
    background: ${theme.color.bgInk};
  }
  > [data-theme='dark'] {
    color: ${theme.color.textDefault};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-bottom: 18px;

  > :first-child {
    min-width: 0;
  }
  ${theme.media.nav} {
    margin-bottom: ${theme.space[6]};
  }
`;

export const Subtitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;
