import { UserRepository, type UserRow } from '../../../accounts/index.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { draftMail, type MailDraft, type MailLink } from '../../../../core/outbox/draft-mail.ts';
import type { SubjectEvent } from './locked-subject.ts';

/** A thing as mails name it, and where its owners find it. */
export interface NamedSubject {
  /** What stands in subjects, as 'photo'. */
  kind: string;
  /** What stands in sentences, as 'photo in your listing of the Honda Activa of 2021'. */
  name: string;
  link: MailLink;
  /** What is said further of what was done. */
  advice?: Partial<Record<SubjectEvent, readonly string[]>>;
}

/** The accounts of people; whoever has left is none of them. */
export async function findUsers(orm: Orm, ids: readonly (number | null)[]): Promise<UserRow[]> {
  const known = ids.filter((id) => id !== null);
  return known.length === 0 ? [] : new UserRepository(orm).withIds(known);
}

/** Tells people what was done with a thing of theirs. */
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
