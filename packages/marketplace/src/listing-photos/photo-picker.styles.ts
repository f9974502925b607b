import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Word = styled.output`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Refusals = styled.div`
  color: ${theme.color.textDanger};
  font: ${theme.type.small};

  > p {
    margin-top: ${theme.space[1]};
  }
`;
