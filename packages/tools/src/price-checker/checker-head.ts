import * as texts from '#texts/price-checker-form';

/** Head of the section: before it is loaded, and after, they are the same. */
export const checkerHead = {
  title: texts.title,
  subtitle: texts.subtitle,
  tone: 'sunken',
} as const;
