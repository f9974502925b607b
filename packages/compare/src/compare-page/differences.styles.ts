import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Sides = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-items: start;

  ${theme.media.nav} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[16]};
  }
`;

export const Note = styled.p`
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
