import { SiteLink, theme } from '@dopahiya/ui-kit';
import { css, styled } from 'styled-components';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};

  ${theme.media.s} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const tile = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 128px;
  height: 100%;
  padding: ${theme.space[3]} ${theme.space[2]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};
  text-align: center;

  ${theme.media.nav} {
    min-height: 136px;
  }
`;

export const Tile = styled(SiteLink)`
  ${tile}
  text-decoration: none;

  > [data-size] {
    margin-block-end: ${theme.space[2]};
  }
  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.lineStrong};
      box-shadow: inset 0 -4px 0 ${theme.color.actionSignalBg};
    }
  }
  &:active {
    opacity: 0.86;
  }
`;

export const Waiting = styled.div`
  ${tile}
`;

export const Name = styled.span`
  max-width: 100%;
  font: ${theme.type.h4};
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const None = styled.output`
  display: block;
  padding-block: ${theme.space[6]};
  color: ${theme.color.textMuted};
`;
