import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.zIndex.sticky};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  background: ${theme.color.bgPage};

  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: 48px;
  }
`;

export const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  font: ${theme.type.h4};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
