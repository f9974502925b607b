import { and, isNull, lt, ne } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes texts of deleted accounts and conversations without any account left, after a retention period. */
export class DepartedMessages {
  readonly #orm: Orm;
  readonly #clock: Clock;

  constructor(orm: Orm, clock: Clock) {
    this.#orm = orm;
    this.#clock = clock;
  }

  /** Deletes everything that is due; idempotent. */
  async forget(): Promise<void> {
    const until = new Date(this.#clock().getTime() - KEPT_DAYS * DAY_MS);
    await this.#orm
      .delete(conversations)
      .where(and(isNull(conversations.buyer_id), isNull(conversations.seller_id), lt(conversations.updated_at, until)));
    await this.#orm
      .update(conversationMessages)
      .set({ text: '' })
      .where(and(lt(conversationMessages.emptied_at, until), ne(conversationMessages.text, '')));
  }
}
