import { type ApiClient, closeSession, messageOf } from '@dopahiya/api-client';
import { showToast } from '@dopahiya/ui-kit';
import { signOut } from '@dopahiya/visitor';
import * as texts from '#texts/header-user';
import { hasUnsentFavourites, syncFavourites } from '../favourites/sync-favourites.ts';

/** Signs out, in all tabs; false where the server was not reached, which the visitor is told. */
export async function logOut(api: ApiClient): Promise<boolean> {
  // What the account does not learn now stays in the browser.
  if (hasUnsentFavourites()) await syncFavourites(api).catch(() => undefined);
  try {
    await closeSession(api);
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error as Error, texts.stillSignedIn) });
    return false;
  }
  signOut();
  return true;
}
