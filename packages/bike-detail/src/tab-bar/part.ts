import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** A part of the page that the tab bar leads to: it stops below the site's header, whose room the page adds, and the bar. */
export const Part = styled.div.attrs({ tabIndex: -1 })`
  scroll-margin-top: calc(${theme.layout.headerS} + 100px - ${theme.space[16]});
  outline: 0;

  ${theme.media.nav} {
    scroll-margin-top: calc(56px - ${theme.space[4]});
  }
  /* There the bar scrolls away. */
  ${theme.media.low} {
    scroll-margin-top: 0;
  }
`;
