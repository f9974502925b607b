import type { Language, Translated } from '@dopahiya/domain/site';
import * as inEnglish from './en/fields.ts';
import * as inHindi from './hi/fields.ts';

/** Labels and hints of the forms. */
export type FieldTexts = Translated<typeof inEnglish>;

/** Texts of the forms, by the language of their reader. */
export const fieldTexts: Readonly<Record<Language, FieldTexts>> = { en: inEnglish, hi: inHindi };
