import { type SiteLanguage, siteLanguage, siteLanguages } from '@dopahiya/domain/site';
import { languageChoice } from '@dopahiya/visitor';

/**
 * Returns the language in which to offer this page: the one that the visitor chose, else the first one of the browser; undefined if the
 * page is in it, or if the site doesn't have it. English needs no offer.
 */
export function languageToOffer(languages: readonly SiteLanguage[] = siteLanguages): SiteLanguage | undefined {
  const [browsers] = navigator.language.split('-');
  const preferred = languageChoice.read() ?? browsers;
  return languages.find(
    ({ code, isComplete, prefix }) => code === preferred && isComplete && prefix !== '' && code !== siteLanguage.code,
  );
}
