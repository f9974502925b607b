import { theme } from '@dopahiya/ui-kit';
import { highestScene, sceneHeight } from '@dopahiya/ui-kit/bikes';
import { styled } from 'styled-components';

export const Height = styled.div`
  max-width: 480px;
  margin-bottom: ${theme.space[6]};

  ${theme.media.noScript} {
    display: none;
  }
`;

export const Fits = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(min(var(--bikes), 2), minmax(0, 1fr));
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};

  > li > h3 {
    font: ${theme.type.h4};
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(var(--bikes), minmax(0, 1fr));
    gap: 0;
    max-width: calc(${highestScene}px * var(--scene-width) / ${sceneHeight});
    margin-inline: auto;
    text-align: center;
  }
`;
