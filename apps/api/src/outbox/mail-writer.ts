import { resetLetter } from '../accounts/mail/reset-mail.ts';
import type { MailLinks } from '../accounts/recovery/mail-links.ts';
import type { RecoveryRepository } from '../accounts/recovery/recovery-repository.ts';
import type { MailLink, Recipient } from './draft-mail.ts';
import type { WaitingMail } from './outbox-repository.ts';
import { type Mail, writeMail, type WrittenLetter } from './write-mail.ts';

/** What mails are written with. */
export interface MailWriterSources {
  links: MailLinks;
  recovery: Pick<RecoveryRepository, 'usersOf'>;
  siteOrigin: string;
}

/** A mail that can be charged to its recipient, and is written once it may go. */
export interface AddressedMail {
  to: Recipient;
  write: () => Promise<Mail>;
}

/** Writes mails when they are sent: only then are the secrets in their links made. */
export class MailWriter {
  readonly #sources: MailWriterSources;

  constructor(sources: MailWriterSources) {
    this.#sources = sources;
  }

  /** Whom a mail is for; undefined when there is nobody any more. */
  async address(mail: WaitingMail): Promise<AddressedMail | undefined> {
    const { draft } = mail;
    if (draft.kind === 'reset') return this.#addressReset(mail, draft.to.email_key);
    const { to, letter } = draft;
    return {
      to,
      write: async () => this.#write(mail, to, { ...letter, links: await this.#linksOf(to, letter.links) }),
    };
  }

  async #addressReset(mail: WaitingMail, email: string): Promise<AddressedMail | undefined> {
    const { recovery, links } = this.#sources;
    const { users, hasMore } = await recovery.usersOf(email);
    const [first] = users;
    if (!first) return undefined;
    const letter = async () => resetLetter({ listed: await links.makeForEach(users, 'reset'), hasMore });
    return { to: first, write: async () => this.#write(mail, first, await letter()) };
  }

  #linksOf(to: Recipient, links: readonly MailLink[] = []) {
    return Promise.all(
      links.map(async (link) =>
        'url' in link ? link : { label: link.label, url: await this.#sources.links.make(to, link.allows) },
      ),
    );
  }

  #write({ id, created_at }: WaitingMail, to: Recipient, letter: WrittenLetter): Mail {
    const { hostname } = new URL(this.#sources.siteOrigin);
    return { ...writeMail(to, letter), messageId: `<${created_at.getTime()}.${id}@${hostname}>` };
  }
}
