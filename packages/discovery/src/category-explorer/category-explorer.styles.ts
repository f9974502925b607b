import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Explorer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${theme.media.nav} {
    grid-template-columns: 380px minmax(0, 1fr);
    gap: ${theme.space[10]};
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: 1fr;
    gap: 0;
  }
`;

export const Shown = styled.div`
  min-width: 0;
`;
