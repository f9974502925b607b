import * as texts from '#texts/tab-bar';

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
