import { useApi } from '@dopahiya/api-client';
import { LanguageSwitch, type LanguageSwitchProps } from '@dopahiya/ui-kit/frame';
import { chooseLanguage } from './choose-language.ts';

/** Links to this page in the other languages; the browser and the visitor's account remember the choice. */
export function SiteLanguageSwitch(props: Pick<LanguageSwitchProps, 'isShort'>) {
  const api = useApi();
  return <LanguageSwitch {...props} onChoose={(code) => chooseLanguage(api, code)} />;
}
