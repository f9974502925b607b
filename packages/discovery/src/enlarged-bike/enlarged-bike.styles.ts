import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** As large as the screen allows: `--mm` follows from the available space and the picture's size. */
export const Overlay = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${theme.color.bgPage};
  color: ${theme.color.textDefault};

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.layout.gutter};
`;

export const Title = styled.h2`
  font: ${theme.type.h3};
`;

export const Scene = styled.div`
  --mm: min((100vw - 2 * ${theme.layout.gutter}) / var(--scene-width), (100dvh - 180px) / var(--scene-height));
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: center;
  background: ${theme.color.bgStage};
`;

export const Photograph = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: ${theme.color.bgStage};

  > picture {
    display: contents;
  }
  > picture > img {
    flex: 1;
    width: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;
