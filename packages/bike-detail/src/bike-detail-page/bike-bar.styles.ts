import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Bar = styled.div`
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[6]};
    min-height: 48px;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  font: ${theme.type.h4};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
