import * as texts from '#texts/tab-bar';
import { styled } from 'styled-components';

/** Sections of a bike's page, in tab-bar order. */
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

/** Id of a section in the tab bar. */
export type SectionId = (typeof sections)[number]['id'];

/** A section that the tab bar links to. */
export const Part = styled.div.attrs({ tabIndex: -1 })`
  outline: 0;
`;
