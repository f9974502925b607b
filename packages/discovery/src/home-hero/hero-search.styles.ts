import { Button, SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Above the content that its suggestions cover, below the header. */
export const Search = styled.search`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-top: 18px;

  ${theme.media.nav} {
    flex-flow: row wrap;
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[5]};
    margin-top: ${theme.space[6]};
  }
`;

export const Box = styled.div`
  ${theme.media.nav} {
    flex: 1 1 340px;
    max-width: 560px;
  }
`;

/** Only an arrow on narrow screens, a label on wide ones. */
export const Submit = styled(Button)`
  ${theme.media.belowNav} {
    width: ${theme.layout.tap};
    padding: 0;

    > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      clip-path: inset(50%);
    }
  }
  ${theme.media.nav} {
    > svg {
      display: none;
    }
  }
`;

export const Brands = styled.ul`
  display: flex;
  gap: ${theme.space[2]};
  margin-inline: calc(-1 * ${theme.layout.gutter});
  padding: 5px ${theme.layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  ${theme.media.nav} {
    flex-wrap: wrap;
    margin: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

export const Brand = styled(SiteLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.layout.tap};
  /* Never narrower than the name in any face, so that the row does not move when the font arrives. */
  min-width: calc(var(--letters) * 0.6em + 31px);
  padding: 2px 14px 0;
  border: ${theme.border.control} solid currentColor;
  border-radius: ${theme.radius.pill};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
