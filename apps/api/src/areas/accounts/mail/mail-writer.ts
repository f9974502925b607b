import { resetLetter } from './reset-mail.ts';
import type { MailLinks } from '../recovery/mail-links.ts';
import type { RecoveryRepository } from '../recovery/recovery-repository.ts';
import { type MailLink, pathFor, type Recipient } from '../../../core/outbox/draft-mail.ts';
import type { AddressedMail, WritesMails } from '../../../core/outbox/mail-sender.ts';
import type { WaitingMail } from '../../../core/outbox/outbox-repository.ts';
import { type Mail, writeMail, type WrittenLetter } from '../../../core/outbox/write-mail.ts';

/** Dependencies of {@link MailWriter}. */
export interface MailWriterSources {
  links: MailLinks;
  recovery: Pick<RecoveryRepository, 'usersOf'>;
  siteOrigin: string;
}

/** Writes mails at the time they are sent, so that the tokens in their links are created only then. */
export class MailWriter implements WritesMails {
  readonly #sources: MailWriterSources;

  constructor(sources: MailWriterSources) {
    this.#sources = sources;
  }

  /** Returns a mail's recipient and writer; undefined if the recipient no longer exists. */
  async address(mail: WaitingMail): Promise<AddressedMail | undefined> {
    const { draft } = mail;
    if (draft.kind === 'reset') return this.#addressReset(mail, draft.to.email_key);
    const { to, letter } = draft;
    return {
      to,
      write: async () => {
        const links = await this.#linksOf(to, letter.links);
        return links && this.#write(mail, to, { ...letter, links });
      },
    };
  }

  async #addressReset(mail: WaitingMail, email: string): Promise<AddressedMail | undefined> {
    const { recovery, links } = this.#sources;
    const { users, hasMore } = await recovery.usersOf(email);
    const [first] = users;
    if (!first) return undefined;
    return {
      to: first,
      write: async () => {
        const listed = await links.makeForEach(users, 'reset');
        return listed.length === 0 ? undefined : this.#write(mail, first, resetLetter({ listed, hasMore }));
      },
    };
  }

  /** Returns the links of a mail; undefined if one is for a deleted account. */
  async #linksOf(
    to: Recipient,
    links: readonly MailLink[] = [],
  ): Promise<{ label: string; url: string }[] | undefined> {
    const made: { label: string; url: string }[] = [];
    for (const link of links) {
      const url = await this.#urlOf(to, link);
      if (url === undefined) return undefined;
      made.push({ label: link.label, url });
    }
    return made;
  }

  async #urlOf(to: Recipient, link: MailLink): Promise<string | undefined> {
    if ('url' in link) return link.url;
    if ('allows' in link) return this.#sources.links.make(to, link.allows);
    return this.#sources.siteOrigin + pathFor(to, link.path);
  }

  #write({ id, created_at }: WaitingMail, to: Recipient, letter: WrittenLetter): Mail {
    const { hostname } = new URL(this.#sources.siteOrigin);
    return { ...writeMail(to, letter), messageId: `<${created_at.getTime()}.${id}@${hostname}>` };
  }
}
