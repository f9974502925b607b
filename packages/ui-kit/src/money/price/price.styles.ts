import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Figure = styled.p`
  &[data-size='xl'] {
    font: ${theme.type.priceXl};
  }
  &[data-size='l'] {
    font: ${theme.type.priceL};
  }
  &[data-size='m'] {
    font: ${theme.type.priceM};
  }
  &[data-size='s'] {
    font: ${theme.type.priceS};
  }
  &[data-size] {
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Missing = styled.p`
  color: ${theme.color.textMuted};
`;

export const Note = styled.p`
  margin-top: 2px;
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};
`;
