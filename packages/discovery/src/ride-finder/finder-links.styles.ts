import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Groups = styled.div`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};

  ${theme.media.noScript} {
    display: grid;
  }
`;

export const Label = styled.h3`
  margin-bottom: ${theme.space[3]};
  font: ${theme.type.h4};
`;
