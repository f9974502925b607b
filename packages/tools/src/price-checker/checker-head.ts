import * as texts from '#texts/price-checker-form';

/** Head of the section, shared by placeholder and loaded section. */
export const checkerHead = {
  title: texts.title,
  subtitle: texts.subtitle,
  tone: 'sunken',
} as const;
