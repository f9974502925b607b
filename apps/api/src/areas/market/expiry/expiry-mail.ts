import { dateInIndia, formatDate, paths } from '@dopahiya/domain/site';
import { draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';
import type { ExpiringListing } from './expiry-repository.ts';

/** Drafts the mail that tells a seller a listing is about to expire and how to renew it. */
export function expiryMail(to: Recipient, listing: ExpiringListing, siteOrigin: string): MailDraft {
  const { brand_name, model, year_of_manufacture: year, expires_at } = listing;
  const day = expires_at ? formatDate(dateInIndia(expires_at)) : '';
  return draftMail(to, 'decision', {
    subject: 'Your listing expires soon',
    lines: [
      `Your listing of the ${year} ${brand_name} ${model} ends on ${day}.`,
      'Still selling? Renew it in your profile. Sold it? Mark it as sold. Otherwise you don’t need to do anything.',
    ],
    links: [{ label: 'See your listings', url: `${siteOrigin}${paths.profile}#listings` }],
  });
}
