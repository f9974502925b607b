import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { belowPicture } from './gallery.styles.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[3]};

  @media print {
    display: none;
  }
`;

export const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 5px;
  margin: -5px;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Thumbnail = styled.a`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: end center;
  width: 64px;
  height: 52px;
  padding: 2px 4px;
  overflow: hidden;
  border: ${theme.border.ground} solid transparent;
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgStage};

  > picture {
    display: contents;
  }
  /* In a grid it would take a row. */
  > picture > source {
    display: none;
  }
  > img,
  > picture > img,
  > svg {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  > img,
  > picture > img {
    ${belowPicture}
  }
  &[aria-current='true'] {
    border-color: ${theme.color.lineStrong};
  }
  ${theme.media.nav} {
    width: 96px;
    height: 72px;
  }
`;

export const Arrows = styled.div`
  display: none;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;

  ${theme.media.nav} {
    display: flex;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;
