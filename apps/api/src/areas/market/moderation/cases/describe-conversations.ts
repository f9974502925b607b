import { inArray, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import type { DescribedCase } from './described-case.ts';

const LAST_WORDS = 10;

/** Describes conversations with their last messages, without the text of deleted accounts. */
export async function describeConversations(orm: Orm, ids: number[]): Promise<DescribedCase[]> {
  const words = sql<DescribedCase['words']>`(
    select coalesce(json_agg(json_build_object('side', last.side, 'text', last.text) order by last.id), '[]'::json)
    from (select message.id, message.side, message.text from ${conversationMessages} as message
      where message.conversation_id = conversations.id and message.emptied_at is null and message.text <> ''
      order by message.id desc limit ${LAST_WORDS}) as last)`;
  const { id, bike_name, closed_by } = conversations;
  const rows = await orm.select({ id, bike_name, closed_by, words }).from(conversations).where(inArray(id, ids));
  return rows.map((row) => ({
    subject: 'conversation',
    subject_id: row.id,
    title: row.bike_name,
    path: null,
    state: row.closed_by === null ? 'shown' : 'held',
    holds: row.closed_by === 'reports' ? ['reports'] : [],
    words: row.words,
    photos: [],
  }));
}
