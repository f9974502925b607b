import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** As high as the stage will be, so that nothing moves when the bikes are known. */
export const Room = styled.div`
  min-height: 140px;
`;

export const Foot = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[2]};
  font: ${theme.type.small};

  > b {
    font-weight: ${theme.weight.semibold};
  }
`;
