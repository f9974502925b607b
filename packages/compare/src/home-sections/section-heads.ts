import * as texts from '#texts/home-sections';
/** Titles of the sections of the home page: before they are loaded, and after, they are the same. */
export const sectionHeads = {
  teaser: { title: texts.teaser },
  featured: { title: texts.featured },
} as const;

/** Height of what stands below each head once its pairs are here, below 1024 px and from there on: nothing may jump. */
export const sectionHeights = {
  teaser: { narrow: '483px', wide: '240px' },
  featured: { narrow: '967px', wide: '355px' },
} as const;
