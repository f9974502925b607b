import { UserRepository, type UserRow } from '../../../accounts/index.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { draftMail, type MailDraft, type MailLink } from '../../../../core/outbox/draft-mail.ts';
import type { MailSubject } from '../../../../core/texts/en/mails.ts';
import { mailTexts, type MailTexts } from '../../../../core/texts/index.ts';
import type { SubjectEvent } from './locked-subject.ts';

/** Content as named in mails, with a link for its owners. */
export interface NamedSubject {
  what: MailSubject;
  /** Bike that it is about, by its reader's texts; a review has none. */
  bike: (texts: MailTexts) => string;
  link: (texts: MailTexts) => MailLink;
  /** Additional lines by event. */
  advice?: (texts: MailTexts) => Partial<Record<SubjectEvent, readonly string[]>>;
}

/** Returns the users with these ids; deleted accounts are left out. */
export async function findUsers(orm: Orm, ids: readonly (number | null)[]): Promise<UserRow[]> {
  const known = ids.filter((id) => id !== null);
  return known.length === 0 ? [] : new UserRepository(orm).withIds(known);
}

/** Drafts the mails that tell people what was done with their content. */
export function subjectMails(
  people: readonly UserRow[],
  { what, bike, link, advice }: NamedSubject,
  event: SubjectEvent,
  reason: string,
): MailDraft[] {
  return people.map((user) => {
    const texts = mailTexts[user.language];
    const about = texts.decisionLines[event](what, bike(texts), reason);
    return draftMail(user, 'decision', {
      subject: texts.decisionSubjects[event](what),
      lines: [about, ...(event === 'refused' ? [texts.ifWrong] : []), ...(advice?.(texts)[event] ?? [])],
      links: [link(texts)],
    });
  });
}
