import { repliesWithinHours, type SellerFacts } from '@dopahiya/domain/market';
import { sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';

/** Number of latest conversations considered for the reply time, and the minimum number answered. */
const LATEST = 20;
const MIN_ANSWERED = 3;

/** Returns since when a seller has had an account, and their median reply time; unanswered questions count as a very long time. */
export async function sellerFactsOf(orm: Orm, user: number): Promise<SellerFacts | null> {
  const [row] = await readRows<{ since: Date | string; answered: number; hours: number | null }>(
    orm,
    sql`select person.created_at as since, replies.answered, replies.hours from ${users} as person
      cross join lateral (
        select count(hours)::integer as answered,
          percentile_cont(0.5) within group (order by coalesce(hours, 1e6))::float8 as hours
        from (
          select (extract(epoch from (
            select min(answer.created_at) from ${conversationMessages} as answer
            where answer.conversation_id = asked.id and answer.side = 'seller' and answer.created_at >= asked.at
              and answer.kind in ('text', 'offer', 'accepted', 'declined')) - asked.at) / 3600)::float8 as hours
          from (
            select talk.id, (
              select min(question.created_at) from ${conversationMessages} as question
              where question.conversation_id = talk.id and question.side = 'buyer') as at
            from ${conversations} as talk where talk.seller_id = person.id
            order by talk.updated_at desc limit ${LATEST}) as asked
          where asked.at is not null) as each_one) as replies
      where person.id = ${user}`,
  );
  if (!row) return null;
  const { since, answered, hours } = row;
  const within = repliesWithinHours.find((max) => hours !== null && hours <= max);
  return {
    member_since: new Date(since).toISOString(),
    replies_within: answered >= MIN_ANSWERED ? (within ?? null) : null,
  };
}
