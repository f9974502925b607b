import { UserRepository, type UserRow } from '../../../accounts/index.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { draftMail, type MailDraft, type MailLink } from '../../../../core/outbox/draft-mail.ts';
import type { SubjectEvent } from './locked-subject.ts';

/** Content as named in mails, with a link for its owners. */
export interface NamedSubject {
  /** Noun for mail subjects, such as 'photo'. */
  kind: string;
  /** Noun phrase for sentences, such as 'photo in your listing of the Honda Activa of 2021'. */
  name: string;
  link: MailLink;
  /** Additional lines by event. */
  advice?: Partial<Record<SubjectEvent, readonly string[]>>;
}

/** Returns the users with these ids; deleted accounts are left out. */
export async function findUsers(orm: Orm, ids: readonly (number | null)[]): Promise<UserRow[]> {
  const known = ids.filter((id) => id !== null);
  return known.length === 0 ? [] : new UserRepository(orm).withIds(known);
}

/** Drafts the mails that tell people what was done with their content. */
export function subjectMails(
  people: readonly UserRow[],
  { kind, name, link, advice = {} }: NamedSubject,
  event: SubjectEvent,
  reason: string,
): MailDraft[] {
  const letter = {
    subject: subjects[event](kind),
    lines: [...lines[event](name, reason), ...(advice[event] ?? [])],
    links: [link],
  };
  return people.map((user) => draftMail(user, 'decision', letter));
}

const subjects: Record<SubjectEvent, (kind: string) => string> = {
  held: (kind) => `Your ${kind} is on hold`,
  allowed: (kind) => `Your ${kind} is open again`,
  refused: (kind) => `Your ${kind} was not accepted`,
  reversed: (kind) => `We’re checking your ${kind} again`,
};

const lines: Record<SubjectEvent, (name: string, reason: string) => string[]> = {
  held: (name) => [
    `Several people reported your ${name}. We’ve put it on hold while we check it. We’ll email you the result.`,
  ],
  allowed: (name) => [`We’ve checked your ${name}. It is back as it was.`],
  refused: (name, reason) => [
    `We’ve checked your ${name} and removed it. The reason: ${reason}`,
    'If you think this is wrong, contact us.',
  ],
  reversed: (name, reason) => [
    `We’ve reversed our decision about your ${name} and are checking it again. The reason: ${reason}`,
  ],
};
