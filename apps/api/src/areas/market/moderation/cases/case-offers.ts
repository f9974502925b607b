import { sql } from 'drizzle-orm';
import { users } from '../../../../core/database/account-schema.ts';
import {
  conversationMessages,
  conversationOffers,
  conversations,
} from '../../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { readRows } from '../../../../core/database/row-queries.ts';
import { type Belonging, eachOnce } from './belonging.ts';
import type { CaseFacts } from './described-case.ts';

type CaseOffer = CaseFacts['offers'][number];
type OfferRow = Omit<CaseOffer, 'at'> & { at: Date | string | null; listing: number | null; conversation: number };

/** Maximum number of offers read per listing, the latest ones. */
const MAX_OFFERS = 20;

/** Returns the offers for the bikes that cases are about; for a conversation, only the offers made in it. */
export async function offersOf(orm: Orm, cases: readonly Belonging[]): Promise<(one: Belonging) => CaseOffer[]> {
  const listed = eachOnce(cases.map(({ listing }) => listing));
  const talks = eachOnce(cases.map(({ conversation }) => conversation));
  if (listed.length + talks.length === 0) return () => [];
  const rows = await readRows<OfferRow>(
    orm,
    sql`select placed.id, side, amount, status, buyer, listing, conversation,
        (select min(made.created_at) from ${conversationMessages} as made where made.offer_id = placed.id) as at
      from (
        select offer.id, offer.side, offer.amount, offer.status, person.first_name as buyer, talk.listing_id as listing,
          talk.id as conversation, row_number() over (
            partition by coalesce(talk.listing_id, -talk.id) order by offer.id desc) as place
        from ${conversationOffers} as offer
        join ${conversations} as talk on talk.id = offer.conversation_id
        left join ${users} as person on person.id = talk.buyer_id
        where talk.listing_id in ${[0, ...listed]} or talk.id in ${[0, ...talks]}) as placed
      where place <= ${MAX_OFFERS} order by placed.id desc`,
  );
  const offers = rows.map(({ at, listing, conversation, ...offer }) => ({
    offer: { ...offer, at: at === null ? null : new Date(at).toISOString() },
    listing,
    conversation,
  }));
  return (one) =>
    offers
      .filter((row) =>
        one.conversation === null
          ? one.listing !== null && row.listing === one.listing
          : row.conversation === one.conversation,
      )
      .map(({ offer }) => offer);
}
