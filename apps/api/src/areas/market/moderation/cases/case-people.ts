import { sql } from 'drizzle-orm';
import { users } from '../../../../core/database/account-schema.ts';
import { listings } from '../../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { readRows } from '../../../../core/database/row-queries.ts';
import { type Belonging, eachOnce } from './belonging.ts';
import type { CaseFacts } from './described-case.ts';

type CasePerson = CaseFacts['people'][number];
type Account = Omit<CasePerson, 'role' | 'since'> & { id: number; since: Date | string };

/** Returns the people whose content cases are about; deleted accounts are left out. */
export async function peopleIn(orm: Orm, cases: readonly Belonging[]): Promise<(one: Belonging) => CasePerson[]> {
  const ids = eachOnce(cases.flatMap(({ owner, buyer }) => [owner, buyer]));
  const accounts = new Map((await accountsOf(orm, ids)).map((account) => [account.id, account]));
  const personOf = (id: number | null, role: CasePerson['role']): CasePerson[] => {
    const account = accounts.get(id ?? 0);
    if (!account) return [];
    const { id: _, since, ...facts } = account;
    return [{ role, since: new Date(since).toISOString(), ...facts }];
  };
  return ({ subject, owner, buyer }) => [
    ...personOf(owner, subject === 'review' ? 'author' : 'seller'),
    ...personOf(buyer, 'buyer'),
  ];
}

function accountsOf(orm: Orm, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return readRows<Account>(
    orm,
    sql`select person.id, person.first_name as name, person.created_at as since,
        person.email_verified_at is not null as is_confirmed, person.listings_added as listed,
        own.on_sale, own.sold, judged.refused, judged.frauds
      from ${users} as person
      cross join lateral (
        select count(*) filter (where listing.status in ('pending', 'active'))::integer as on_sale,
          count(*) filter (where listing.status = 'sold')::integer as sold
        from ${listings} as listing where listing.user_id = person.id) as own
      cross join lateral (
        select count(*)::integer as refused, count(*) filter (where decision.is_fraud)::integer as frauds
        from ${moderationDecisions} as decision
        where decision.owner_id = person.id and decision.verdict = 'refuse' and decision.subject <> 'report'
          and decision.reversed_at is null) as judged
      where person.id in ${ids}`,
  );
}
