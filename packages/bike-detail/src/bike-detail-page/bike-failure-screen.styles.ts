import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Screen = styled.div`
  max-width: 68ch;
  padding-block: ${theme.space[12]};

  > h1 {
    margin-bottom: ${theme.space[4]};
  }
`;

export const Message = styled.p`
  margin-bottom: ${theme.space[1]};
  font-weight: ${theme.weight.semibold};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
`;
