import { type ApiClient, closeSession, messageOf } from '@dopahiya/api-client';
import { showToast } from '@dopahiya/ui-kit';
import { returnPath, signOut, unsentForms } from '@dopahiya/visitor';
import * as texts from '#texts/header-user';
import { hasUnsentFavourites, syncFavourites } from '../favourites/sync-favourites.ts';

/**
 * Signs out in all tabs.
 * @returns false if the server was not reached, after telling the visitor.
 */
export async function logOut(api: ApiClient): Promise<boolean> {
  // Favourites that fail to sync now stay in the browser.
  if (hasUnsentFavourites()) await syncFavourites(api).catch(() => undefined);
  try {
    await closeSession(api);
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error as Error, texts.stillSignedIn) });
    return false;
  }
  signOut();
  unsentForms.write([]);
  returnPath.write(null);
  return true;
}
