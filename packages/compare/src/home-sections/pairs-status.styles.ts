import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Loading = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: var(--room);

  ${theme.media.nav} {
    min-height: var(--room-wide);
  }
  color: ${theme.color.textMuted};
`;
