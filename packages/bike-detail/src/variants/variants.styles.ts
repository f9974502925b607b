import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ul`
  max-width: 844px;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(55%);
    align-items: baseline;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  > li > :last-child {
    text-align: end;
  }
`;

export const Note = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
