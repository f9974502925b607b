import { Container, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Figures = styled(Container)`
  padding-bottom: ${theme.space[10]};
`;

export const BarPrice = styled.p`
  display: grid;
  min-width: 0;

  > small {
    overflow: hidden;
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
