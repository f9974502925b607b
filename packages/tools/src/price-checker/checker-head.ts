import * as texts from '#texts/price-checker-form';

/** The head of the section: before it is loaded, and after, it is the same. */
export const checkerHead = { title: texts.title, subtitle: texts.subtitle, tone: 'sunken' } as const;
