import * as texts from '#texts/home-sections';
/** Titles of the home page sections, shared by placeholders and loaded sections. */
export const sectionHeads = {
  teaser: { title: texts.teaser },
  featured: { title: texts.featured },
} as const;

/** Height of each section's content below 1024 px and from there on, to prevent layout shift. */
export const sectionHeights = {
  teaser: { narrow: '483px', wide: '240px' },
  featured: { narrow: '967px', wide: '355px' },
} as const;
