import type { Orm } from '../../../../core/database/open-database.ts';
import type { SubjectRef } from '../subjects/find-subject.ts';
import { belongingsOf } from './belonging.ts';
import { bikesOf } from './case-bikes.ts';
import { offersOf } from './case-offers.ts';
import { peopleIn } from './case-people.ts';
import type { CaseFacts } from './described-case.ts';
import { relatedTo } from './related-cases.ts';

/** Returns the facts of cases in the given order, with one query per kind of fact. */
export async function factsOfCases(orm: Orm, names: readonly SubjectRef[], now: Date): Promise<CaseFacts[]> {
  const belongings = await belongingsOf(orm, names);
  const [bikes, people, offers, related] = await Promise.all([
    bikesOf(orm, belongings, now),
    peopleIn(orm, belongings),
    offersOf(orm, belongings),
    relatedTo(orm, belongings),
  ]);
  return belongings.map((one) => ({
    bike: bikes.get(one.listing ?? 0) ?? null,
    people: people(one),
    offers: offers(one),
    related: related(one),
  }));
}
