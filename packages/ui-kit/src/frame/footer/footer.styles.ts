import { styled } from 'styled-components';
import { SiteLink } from '../../link/site-link.tsx';
import { theme } from '../../theme/theme.ts';

export const Root = styled.footer`
  --mm: ${theme.scale.row};
  --ground: ${theme.color.textOnInkMuted};
  /* Nothing that floats lies over its last links. */
  padding-block: ${theme.space[12]} ${theme.layout.floating};
  background: ${theme.color.bgInk};
  color: ${theme.color.textOnInk};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 2.2fr repeat(3, 1fr);
  gap: ${theme.space[10]};
  margin-block-end: ${theme.space[10]};

  ${theme.media.belowNav} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[8]} ${theme.space[5]};
  }
`;

export const About = styled.div`
  ${theme.media.belowNav} {
    grid-column: 1 / -1;
  }
  & > p {
    max-width: 38ch;
    margin-block: ${theme.space[4]} ${theme.space[5]};
    color: ${theme.color.textOnInkMuted};
  }
`;

export const Sign = styled.div`
  display: flex;
  font-size: 46px;
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};

  & > li {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[2]};
  }
  & small {
    color: ${theme.color.textOnInkMuted};
    font: ${theme.type.small};
  }
  & svg {
    color: ${theme.color.actionSignalBg};
  }
`;

export const Title = styled.h2`
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.textOnInkMuted};
  font: ${theme.type.body};
  font-weight: ${theme.weight.medium};
`;

export const FooterLink = styled(SiteLink)`
  display: inline-block;
  padding-block: ${theme.space[1]};
  color: inherit;
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.textOnInkMuted};
  font: ${theme.type.small};

  > :first-child {
    flex: 1 1 30ch;
  }
`;

export const Fine = styled.nav`
  > ul {
    display: flex;
    gap: ${theme.space[5]};
  }
`;

export const Follow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-block-start: ${theme.space[5]};
`;
