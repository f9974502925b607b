import type { UserRow } from '../users/user-repository.ts';
import { dateOf } from './account-mails.ts';
import type { WrittenLetter } from '../../../core/outbox/write-mail.ts';
import { isPlainName } from '../../../core/names/plain-name.ts';

/** The accounts of a mail address that a mail lists, those that confirmed it first, each with its link. */
export interface AddressAccounts {
  listed: readonly { owner: UserRow; url: string }[];
  /** Whether the address has more of them than are listed. */
  hasMore: boolean;
}

/** Leads to a new password for each account of a mail address. */
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

/** A name that reads like an address would become a link of its own in a mail. */
function nameOf(user: UserRow): string {
  const name = isPlainName(user.username) ? user.username : 'an account';
  return user.email_verified_at ? name : `${name} (opened on ${dateOf(user)}, email not confirmed)`;
}
