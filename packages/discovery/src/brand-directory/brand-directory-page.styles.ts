import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Count = styled.output`
  display: block;
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;

export const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: ${theme.space[4]};
`;

export const Submit = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;
