import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Top = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};
  align-items: end;
  padding-bottom: ${theme.space[8]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Count = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding-bottom: ${theme.space[16]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
