import type { Language } from '@dopahiya/domain/site';

/** Texts of a row in the languages other than English. */
export type Translations<Texts> = Partial<Record<Exclude<Language, 'en'>, Texts>>;

/** Returns a row with its texts in a language, or in English if it has none in that language. */
export function inLanguage<Row extends { translations: Translations<Partial<Row>> }>(
  row: Row,
  language: Language,
): Row {
  return language === 'en' ? row : { ...row, ...row.translations[language] };
}
