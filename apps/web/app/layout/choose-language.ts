import { type ApiClient, changeLanguage } from '@dopahiya/api-client';
import { languageChoice, signedInName } from '@dopahiya/visitor';

/** Maximum wait for the account before the page opens in the other language, in ms. */
const WAIT_MS = 2000;

/** Remembers the chosen language in this browser and in the visitor's account, whose mails follow it. */
export function chooseLanguage(api: ApiClient, code: string): Promise<void> | undefined {
  languageChoice.write(code);
  if (signedInName() === null) return undefined;
  return changeLanguage(api, code, { signal: AbortSignal.timeout(WAIT_MS) }).then(() => undefined);
}
