import * as texts from '#texts/home-sections';
/** Titles, surfaces and heights of the home page's deferred sections: before a section is loaded, and after, they are the same. */
export const sectionHeads = {
  rideFinder: { title: texts.rideFinder, tone: 'sunken', height: [1090, 660], isNear: true },
  mostLoved: { title: texts.mostLoved, subtitle: texts.mostLovedNote, height: [580, 570], isNear: true },
  categories: { title: texts.categories, height: [880, 570], isNear: true },
  sports: { title: texts.sportsBikes, tone: 'ink', height: [655, 650] },
} as const;
