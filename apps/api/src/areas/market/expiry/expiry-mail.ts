import { dateInIndia, formatDate, paths } from '@dopahiya/domain/site';
import { draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';
import type { ExpiringListing } from './expiry-repository.ts';

/** Tells a seller that a listing is about to expire, and how it stays. */
export function expiryMail(to: Recipient, listing: ExpiringListing, siteOrigin: string): MailDraft {
  const { brand_name, model, year_of_manufacture: year, expires_at } = listing;
  const day = expires_at ? formatDate(dateInIndia(expires_at)) : '';
  return draftMail(to, 'decision', {
    subject: 'Your listing is about to expire',
    lines: [
      `Your listing of the ${brand_name} ${model} of ${year} is shown until ${day}.`,
      'Renew it on your profile if the bike is still for sale, or mark it as sold. Otherwise you need do nothing.',
    ],
    links: [{ label: 'Open your listings', url: `${siteOrigin}${paths.profile}#listings` }],
  });
}
