import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-top: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > h2 {
    font: ${theme.type.h3};
    scroll-margin-top: ${theme.space[16]};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: end;
  max-width: 560px;
  margin-block: ${theme.space[3]};
`;

export const Said = styled.p`
  max-width: 68ch;
  min-height: 1lh;
`;
