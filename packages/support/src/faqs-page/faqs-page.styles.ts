import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-block: ${theme.space[2]} ${theme.space[16]};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) auto;
  align-items: center;
  justify-content: start;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[8]};
`;

export const Submit = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: ${theme.space[12]};
  }
`;

export const Answer = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 68ch;
  scroll-margin-top: 160px;
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
`;
