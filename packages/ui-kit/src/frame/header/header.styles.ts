import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** First 10 px of the page: once scrolled away, the header casts a shadow. */
export const TopOfPage = styled.div`
  position: absolute;
  inset-block-start: 0;
  height: 10px;
`;

const atTheTop = css`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.zIndex.header};
  background: ${theme.color.bgPage};
`;

/** Sticky as a whole; on narrow screens only its first row is, and on wide but low screens nothing. */
export const Header = styled.header`
  ${theme.media.nav} {
    ${atTheTop}

    &[data-scrolled='true'] {
      box-shadow: ${theme.shadow.header};
    }
  }
  ${theme.media.low} {
    position: static;
  }
  ${theme.media.belowNav} {
    display: contents;
  }
`;

export const TopRow = styled.div`
  ${theme.media.belowNav} {
    ${atTheTop}

    [data-scrolled='true'] > & {
      box-shadow: ${theme.shadow.header};
    }
  }
`;

/** On narrow screens, reserves space for its right end, because browsers paint a partially loaded page. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  height: 76px;

  ${theme.media.belowNav} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto calc(${theme.space[1]} + ${theme.layout.tap}) ${theme.layout.tap};
    gap: 0;
    height: ${theme.layout.headerS};
    padding-inline-end: calc(${theme.layout.gutter} - ${theme.space[2]});
  }
`;

export const LogoLink = styled.a`
  display: flex;
  flex: none;
  color: inherit;
  font-size: 46px;
  text-decoration: none;

  ${theme.media.belowNav} {
    font-size: 32px;
  }
`;

/** Part of the row; on narrow screens it opens over it. */
export const Search = styled.search`
  flex: 1;
  display: block;
  position: static;
  max-width: 560px;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: inherit;

  ${theme.media.belowNav} {
    position: fixed;
    inset: 0 0 auto;
    width: 100%;
    max-width: none;
    margin: 0;
    padding: 6px ${theme.layout.gutter};
    background: ${theme.color.bgPage};
    box-shadow: ${theme.shadow.overlay};

    &:not(:popover-open) {
      display: none;
    }
  }
`;

export const City = styled.div`
  min-width: 0;
  margin-inline-start: auto;

  ${theme.media.belowNav} {
    margin-inline-start: 0;
  }
`;

export const Language = styled.div`
  display: flex;
  font-weight: ${theme.weight.semibold};
`;

export const SearchButton = styled.button`
  display: none;
  flex: none;
  place-items: center;
  width: ${theme.layout.tap};
  height: ${theme.layout.tap};
  margin-inline-start: ${theme.space[1]};

  ${theme.media.belowNav} {
    display: grid;
  }
`;
