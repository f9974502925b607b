import { paths } from '@dopahiya/domain/site';
import { eq } from 'drizzle-orm';
import { type HiddenBy, listingPhotos, listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { hidePhotos } from '../../photos/photo-file-repository.ts';
import type { LockedSubject } from './locked-subject.ts';
import { findUsers, subjectMails } from './subject-mail.ts';
import type { MailTexts } from '../../../../core/texts/index.ts';

/** Finds and locks a photo together with its listing. */
export async function findPhoto(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const ofPhoto = orm.select({ id: listingPhotos.listing_id }).from(listingPhotos).where(eq(listingPhotos.id, id));
  const [listing] = await orm.select().from(listings).where(eq(listings.id, ofPhoto)).for('update');
  const [row] = await orm.select().from(listingPhotos).where(eq(listingPhotos.id, id)).for('update');
  if (!row || !listing) return undefined;
  const { user_id, brand_name, model, year_of_manufacture: year, verified_at } = listing;
  const isVerified = verified_at !== null && row.added_at <= verified_at;
  const target = {
    what: 'photo' as const,
    bike: ({ listedBike }: MailTexts) => listedBike(`${brand_name} ${model}`, year),
    link: ({ seeListings: label }: MailTexts) => ({ label, path: `${paths.profile}#listings` }),
  };
  return {
    owner: user_id,
    state: { hidden_by: row.hidden_by },
    waits: row.hidden_by === 'reports',
    held: row.hidden_by === null && !isVerified ? { hidden_by: 'reports' } : undefined,
    decided: (verdict) => ({ hidden_by: verdict === 'allow' ? null : 'refused' }),
    write: async ({ hidden_by }) => {
      await orm
        .update(listingPhotos)
        .set({ hidden_by: hidden_by as HiddenBy | null })
        .where(eq(listingPhotos.id, id));
      if (hidden_by) await hidePhotos(orm, eq(listingPhotos.id, id));
    },
    mails: async (event, _, reason) => subjectMails(await findUsers(orm, [user_id]), target, event, reason),
  };
}
