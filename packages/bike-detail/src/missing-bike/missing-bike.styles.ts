import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const WaysOn = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  max-width: 68ch;
  padding-bottom: ${theme.space[16]};
`;

export const Search = styled.search`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 560px;
`;

export const Nearest = styled.nav`
  > h2 {
    margin-bottom: ${theme.space[3]};
  }
  li {
    display: flex;
    align-items: center;
    min-height: 64px;
    padding-block: ${theme.space[2]};
    border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  }
`;

export const Bike = styled(SiteLink)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[4]};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  ${theme.media.hover} {
    &:hover > span {
      text-decoration: underline;
    }
  }
`;

export const Picture = styled.span`
  flex: none;
  width: 96px;
  height: 60px;

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
