import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Arrows = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[2]};

  > output {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
