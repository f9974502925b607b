import { addressIn, pathIn, type SiteLanguage, siteLanguage } from '@dopahiya/domain/site';
import { showToast } from '@dopahiya/ui-kit';
import { languageChoice } from '@dopahiya/visitor';
import * as texts from '#texts/language-offer';

/** Offers this page in another language, in that language. Made once: without an answer the visitor stays in this one. */
export function offerLanguage(language: SiteLanguage): void {
  const offer = texts.offers[language.code];
  if (!offer || !languageChoice.write(siteLanguage.code)) return;
  showToast({
    kind: 'notice',
    lang: language.tag,
    text: offer.text,
    action: {
      label: offer.open,
      onPress: () => {
        languageChoice.write(language.code);
        const { pathname, search, hash } = location;
        location.assign(addressIn(pathIn(pathname), language) + search + hash);
      },
    },
  });
}
