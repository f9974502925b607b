/** The parts of a bike's page in their order, as the tab bar names them. */
export const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'specifications', label: 'Specifications' },
  { id: 'colors', label: 'Colors' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'similar-bikes', label: 'Similar Bikes' },
  { id: 'faqs', label: 'FAQs' },
  { id: 'news', label: 'News' },
] as const;

/** The id of a part that the tab bar leads to. */
export type SectionId = (typeof sections)[number]['id'];
