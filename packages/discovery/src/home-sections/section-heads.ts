import * as texts from '#texts/home-sections';
/** Titles and backgrounds of the home page's later sections, the same before and after loading. */
export const sectionHeads = {
  rideFinder: { title: texts.rideFinder, tone: 'sunken' },
  mostLoved: { title: texts.mostLoved, subtitle: texts.mostLovedNote },
  categories: { title: texts.categories },
  sports: { title: texts.sportsBikes, tone: 'ink' },
} as const;
