import { type AccountDeps, SignedTokens } from '../../accounts/index.ts';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { badRequest } from '../../../core/errors.ts';
import { enqueueUserMail } from '../../../core/outbox/enqueue-mail.ts';
import type { NotifyOther } from './add-message.ts';
import type { MessageMailRepository } from './message-mail-repository.ts';
import { messageDigestMail, newMessageMail } from './message-mail.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const YEAR_S = 365 * 86_400;
const kind = { type: 'message-mails+jwt', audience: 'dopahiya-message-mails', seconds: YEAR_S };

/** Dependencies of {@link MessageMailService}. */
export interface MessageMailSources {
  mails: MessageMailRepository;
  accounts: Pick<AccountDeps, 'siteOrigin' | 'keys'>;
  clock: Clock;
}

/** Notifies users of new messages by mail: up to three per hour, then one digest for the rest, unless turned off. */
export class MessageMailService {
  readonly #sources: MessageMailSources;
  readonly #tokens: SignedTokens;

  constructor(sources: MessageMailSources) {
    this.#sources = sources;
    this.#tokens = new SignedTokens(sources.accounts.keys, sources.clock, kind);
  }

  /** Notifies a user of something new, in the transaction that writes it. */
  readonly tell: NotifyOther = async (transaction: Orm, { recipient, now, ...about }) => {
    if (!(await this.#sources.mails.takeTurn(transaction, recipient, now))) return;
    const links = await this.#links(recipient);
    await enqueueUserMail(transaction, recipient, (user) => newMessageMail(user, about, links));
  };

  /** Enqueues the digests that are due; idempotent. */
  async run(): Promise<void> {
    const { mails, clock } = this.#sources;
    await mails.sendDueDigests(clock(), async ({ user, unread }) =>
      messageDigestMail(user, unread, await this.#links(user.id)),
    );
  }

  /** Checks whether a user gets mails about messages. */
  isOn({ id }: Author): Promise<boolean> {
    return this.#sources.mails.isOn(id);
  }

  /** Turns the mails on or off. */
  turn({ id }: Author, isOn: boolean): Promise<void> {
    return this.#sources.mails.turn(id, isOn, this.#sources.clock());
  }

  /** Turns the mails off by the link in a mail. @throws AppError 400 if the link is invalid or expired. */
  async turnOffBy(token: string): Promise<void> {
    const payload = await this.#tokens.verify(token, []);
    if (!payload) throw badRequest(marketErrors.mailLinkExpired);
    await this.#sources.mails.turn(Number(payload.sub), false, this.#sources.clock());
  }

  async #links(user: number) {
    return { siteOrigin: this.#sources.accounts.siteOrigin, off: await this.#tokens.sign(user, {}) };
  }
}
