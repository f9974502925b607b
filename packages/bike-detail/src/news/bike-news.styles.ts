import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ul`
  max-width: 844px;

  > li {
    display: grid;
    gap: ${theme.space[1]} ${theme.space[6]};
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  time {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    font: ${theme.type.h4};
    overflow-wrap: anywhere;
  }
  ${theme.media.m} {
    > li {
      grid-template-columns: 104px minmax(0, 1fr);
      align-items: baseline;
    }
    h3 {
      grid-column: 2;
    }
  }
`;
