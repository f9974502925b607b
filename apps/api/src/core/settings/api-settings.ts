import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import type { LimitSettings } from '../limits/rate-limits.ts';
import type { CardPictures, SampleListings } from './setting-values.ts';
import type { DeliverySettings } from '../outbox/delivery.ts';

/**
 * What an API needs: where its rows are, where its log lines go, what time it is (the system's, unless told), and which
 * peers besides those on this machine are servers of ours that say in `x-forwarded-for` whom they ask for.
 */
export interface ApiSettings extends DatabaseSettings, LimitSettings, Pick<DeliverySettings, 'smtpUrl' | 'mailFrom'> {
  logger: Logger;
  clock?: Clock;
  /** What stands for a bike in lists; its drawing without it. */
  cardPictures?: CardPictures | undefined;
  /** The owner's mail address, to which messages of visitors go; they are only stored without it. */
  mailTo?: string | undefined;
  /** Where a model that speaks as OpenAI's does words answers of the bot anew. */
  chatModelUrl?: string | undefined;
  /** Whether sample listings are shown among used bikes; they are without it. */
  sampleListings?: SampleListings | undefined;
  /** The bucket for photos of listings, as `bucketDisk` has it; a folder beside the embedded database without it. */
  listingPhotosUrl?: string | undefined;
  /** From where browsers fetch photos of listings: another host that leads to this server; from the site itself without it. */
  listingPhotosOrigin?: string | undefined;
  /** What photos of listings may take together; 10,000 MB without it. */
  listingPhotoMegabytes?: number | undefined;
  trustedProxies?: readonly string[] | undefined;
  /** The key of access tokens in use and the one that it replaced, base64url of 32 bytes or more each. */
  jwtKeys?: readonly string[] | undefined;
  /** Where the site is that visitors open; http://localhost:3000 without it. */
  siteOrigin?: string | undefined;
}
