/** Titles of the sections of the home page: before they are loaded, and after, they are the same. */
export const sectionHeads = {
  teaser: { title: 'Buyers are deciding between' },
  featured: { title: 'Side by side, to scale' },
} as const;
