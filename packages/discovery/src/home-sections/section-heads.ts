import * as texts from '#texts/home-sections';
/** Titles and surfaces of the home page's later sections: before a section is loaded, and after, they are the same. */
export const sectionHeads = {
  rideFinder: { title: texts.rideFinder, tone: 'sunken' },
  mostLoved: { title: texts.mostLoved, subtitle: texts.mostLovedNote },
  categories: { title: texts.categories },
  sports: { title: texts.sportsBikes, tone: 'ink' },
} as const;
