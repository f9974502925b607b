import type { UserRow } from '../users/user-repository.ts';
import { dateOf } from './account-mails.ts';
import type { WrittenLetter } from '../../../core/outbox/write-mail.ts';
import { isPlainName } from '../../../core/names/account-names.ts';

/** The accounts of an email address that a mail lists, first confirmed first, each with its link. */
export interface AddressAccounts {
  listed: readonly { owner: UserRow; url: string }[];
  /** Whether the address has more accounts than are listed. */
  hasMore: boolean;
}

/** Returns the password reset mail, with a link for each account of the email address. */
export function resetLetter({ listed, hasMore }: AddressAccounts): WrittenLetter {
  const links = listed.map(({ owner, url }) => ({ label: `Choose a new password for ${nameOf(owner)}`, url }));
  return { subject: 'Choose a new password', lines: linesOf(listed.length, hasMore), links };
}

function linesOf(accounts: number, hasMore: boolean): string[] {
  const asked = 'You asked to reset your Dopahiya password.';
  return [
    accounts > 1 ? `${asked} This email address has ${accounts} accounts. Each has its own link.` : asked,
    'Links work for one hour and only once. If this wasn’t you, ignore this email. Your password won’t change.',
    ...(hasMore ? ['This email address has more accounts than we list here. If yours is missing, contact us.'] : []),
  ];
}

/** Returns a username for a mail; names that look like addresses are left out, since mail programs would turn them into links. */
function nameOf(user: UserRow): string {
  const name = isPlainName(user.username) ? user.username : 'an account';
  return user.email_verified_at ? name : `${name} (opened on ${dateOf(user)}, email not confirmed)`;
}
