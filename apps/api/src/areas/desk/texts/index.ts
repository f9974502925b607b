import type { Language, Translated } from '@dopahiya/domain/site';
import * as choicesInEnglish from './en/choices.ts';
import * as inEnglish from './en/fields.ts';
import * as unreadInEnglish from './en/unread-reasons.ts';
import * as choicesInHindi from './hi/choices.ts';
import * as inHindi from './hi/fields.ts';
import * as unreadInHindi from './hi/unread-reasons.ts';

/** Labels, hints and choices of the forms. */
export type FieldTexts = Translated<typeof inEnglish> & Translated<typeof choicesInEnglish>;

/** Texts of the forms, by the language of their reader. */
export const fieldTexts: Readonly<Record<Language, FieldTexts>> = {
  en: { ...inEnglish, ...choicesInEnglish },
  hi: { ...inHindi, ...choicesInHindi },
};

/** Why words of a spec sheet were not read, by the language of their reader. */
export const unreadTexts: Readonly<Record<Language, Translated<typeof unreadInEnglish>>> = {
  en: unreadInEnglish,
  hi: unreadInHindi,
};
