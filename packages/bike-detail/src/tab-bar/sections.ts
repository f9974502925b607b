import * as texts from '#texts/tab-bar';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** The parts of a bike's page in their order, as the tab bar names them. */
export const sections = [
  { id: 'overview', label: texts.overview },
  { id: 'rider-fit', label: texts.riderFit },
  { id: 'specifications', label: texts.specifications },
  { id: 'colors', label: texts.colours },
  { id: 'reviews', label: texts.reviews },
  { id: 'similar-bikes', label: texts.similarBikes },
  { id: 'faqs', label: texts.faqs },
  { id: 'news', label: texts.news },
] as const;

/** The id of a part that the tab bar leads to. */
export type SectionId = (typeof sections)[number]['id'];

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
