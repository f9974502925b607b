import { type AccountDeps, SignedTokens } from '../../accounts/index.ts';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { badRequest } from '../../../core/errors.ts';
import { enqueueUserMail } from '../../../core/outbox/enqueue-mail.ts';
import type { NotifyOther } from './add-message.ts';
import type { MessageMailRepository } from './message-mail-repository.ts';
import { messageDigestMail, newMessageMail } from './message-mail.ts';

const YEAR_S = 365 * 86_400;
const kind = { type: 'message-mails+jwt', audience: 'dopahiya-message-mails', seconds: YEAR_S };

/** What the service works with. */
export interface MessageMailSources {
  mails: MessageMailRepository;
  accounts: Pick<AccountDeps, 'siteOrigin' | 'keys'>;
  clock: Clock;
}

/** Tells people by mail that something was written to them: three times an hour, then once for the rest; until they want no more. */
export class MessageMailService {
  readonly #sources: MessageMailSources;
  readonly #tokens: SignedTokens;

  constructor(sources: MessageMailSources) {
    this.#sources = sources;
    this.#tokens = new SignedTokens(sources.accounts.keys, sources.clock, kind);
  }

  /** Tells somebody of something new, within the transaction that writes it. */
  readonly tell: NotifyOther = async (transaction: Orm, { recipient, now, ...about }) => {
    if (!(await this.#sources.mails.takeTurn(transaction, recipient, now))) return;
    const links = await this.#links(recipient);
    await enqueueUserMail(transaction, recipient, (user) => newMessageMail(user, about, links));
  };

  /** Sends the digests that are due; done twice, it sends no more. */
  async run(): Promise<void> {
    const { mails, clock } = this.#sources;
    await mails.sendDueDigests(clock(), async ({ user, unread }) =>
      messageDigestMail(user, unread, await this.#links(user.id)),
    );
  }

  /** Whether somebody is mailed about messages. */
  isOn({ id }: Author): Promise<boolean> {
    return this.#sources.mails.isOn(id);
  }

  /** Turns the mails on or off. */
  turn({ id }: Author, isOn: boolean): Promise<void> {
    return this.#sources.mails.turn(id, isOn, this.#sources.clock());
  }

  /** Turns the mails off for whom a link was written. @throws AppError 400 for a link that is none of ours, or too old. */
  async turnOffBy(token: string): Promise<void> {
    const payload = await this.#tokens.verify(token, []);
    if (!payload) throw badRequest('This link has expired. Sign in and turn off the emails in your messages.');
    await this.#sources.mails.turn(Number(payload.sub), false, this.#sources.clock());
  }

  async #links(user: number) {
    return { siteOrigin: this.#sources.accounts.siteOrigin, off: await this.#tokens.sign(user, {}) };
  }
}
