import type { UserRow } from '../users/user-repository.ts';
import { mailTexts, type MailTexts } from '../../../core/texts/index.ts';
import type { WrittenLetter } from '../../../core/outbox/write-mail.ts';
import { isPlainName } from '../../../core/names/account-names.ts';

/** The accounts of an email address that a mail lists, first confirmed first, each with its link. */
export interface AddressAccounts {
  listed: readonly { owner: UserRow; url: string }[];
  /** Whether the address has more accounts than are listed. */
  hasMore: boolean;
}

/** Returns the password reset mail, with a link for each account of the email address, in the language of the first. */
export function resetLetter({ listed, hasMore }: AddressAccounts): WrittenLetter {
  const texts = mailTexts[listed[0]?.owner.language ?? 'en'];
  const links = listed.map(({ owner, url }) => ({ label: texts.choosePasswordFor(nameOf(owner, texts)), url }));
  const asked = listed.length > 1 ? texts.resetAskedOf(listed.length) : texts.resetAsked;
  return {
    subject: texts.choosePassword,
    lines: [asked, texts.resetOnce, ...(hasMore ? [texts.moreAccounts] : [])],
    links,
  };
}

/** Returns a username for a mail; names that look like addresses are left out, since mail programs would turn them into links. */
function nameOf(user: UserRow, texts: MailTexts): string {
  const name = isPlainName(user.username) ? user.username : texts.anAccount;
  return user.email_verified_at ? name : texts.unconfirmedName(name, user.created_at.toISOString());
}
