import { Container, SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-bottom: ${theme.space[12]};
`;

export const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: ${theme.space[3]};

  ${theme.media.nav} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

export const Tile = styled(SiteLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  height: 100%;
  min-height: 112px;
  padding: ${theme.space[2]};
  border: ${theme.border.control} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};
  font: ${theme.type.h4};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  > img {
    padding: ${theme.space[1]} ${theme.space[2]};
    box-sizing: content-box;
    border-radius: ${theme.radius.s};
    background: ${theme.color.bgStage};
    object-fit: contain;
  }
  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.lineStrong};
      box-shadow: inset 0 -4px ${theme.color.actionSignalBg};
    }
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
`;

export const Complaint = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textDanger};
`;
