import { type ApiClient, closeSession, messageOf } from '@dopahiya/api-client';
import { showToast } from '@dopahiya/ui-kit';
import { signOut } from '@dopahiya/visitor';
import * as texts from '#texts/user';

/** Signs out, in all tabs; false where the server was not reached, which the visitor is told. */
export async function logOut(api: ApiClient): Promise<boolean> {
  try {
    await closeSession(api);
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error as Error, texts.stillSignedIn) });
    return false;
  }
  signOut();
  return true;
}
