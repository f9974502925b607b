import type { ApiClient } from '@dopahiya/api-client';
import { addressIn, pathIn, type SiteLanguage, siteLanguage } from '@dopahiya/domain/site';
import { showToast } from '@dopahiya/ui-kit';
import { languageChoice } from '@dopahiya/visitor';
import * as texts from '#texts/language-offer';
import { chooseLanguage } from './choose-language.ts';

/** Offers this page in another language, in that language. Made once: without an answer the visitor stays in this one. */
export function offerLanguage(api: ApiClient, language: SiteLanguage): void {
  const offer = texts.offers[language.code];
  if (!offer || !languageChoice.write(siteLanguage.code)) return;
  showToast({
    kind: 'notice',
    lang: language.tag,
    text: offer.text,
    action: {
      label: offer.open,
      onPress: () => {
        const { pathname, search, hash } = location;
        const open = () => location.assign(addressIn(pathIn(pathname), language) + search + hash);
        void Promise.resolve(chooseLanguage(api, language.code)).then(open, open);
      },
    },
  });
}
