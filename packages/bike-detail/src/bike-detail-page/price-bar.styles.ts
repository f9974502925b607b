import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const BarPrice = styled.p`
  display: grid;
  min-width: 0;

  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
    text-wrap: balance;
  }
  > b {
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
