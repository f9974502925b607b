import { addressIn, type SiteLanguage, siteLanguages } from '@dopahiya/domain/site';

/** The same page in another language; `x-default` is for readers of none of them. */
export interface Alternate {
  hrefLang: string;
  address: string;
}

/** A page in all languages that are complete; nothing while there is one alone. */
export function alternatesOf(path: string, languages: readonly SiteLanguage[] = siteLanguages): Alternate[] {
  const complete = languages.filter(({ isComplete }) => isComplete);
  if (complete.length < 2) return [];
  const alternates = complete.map((language) => ({ hrefLang: language.tag, address: addressIn(path, language) }));
  return [...alternates, { hrefLang: 'x-default', address: path }];
}
