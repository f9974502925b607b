import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import type { LimitSettings } from '../limits/rate-limits.ts';
import type { CardPictures, SampleListings } from './setting-values.ts';
import type { DeliverySettings } from '../outbox/delivery.ts';

/**
 * Settings of an API: its database, log, clock (the system's by default), and trusted proxies besides this machine, whose `x-forwarded-for`
 * names the client.
 */
export interface ApiSettings extends DatabaseSettings, LimitSettings, Pick<DeliverySettings, 'smtpUrl' | 'mailFrom'> {
  logger: Logger;
  clock?: Clock;
  /** Picture of a bike in lists; defaults to its drawing. */
  cardPictures?: CardPictures | undefined;
  /** The site owner's mail address, to which visitors' messages are sent; without it they are only stored. */
  mailTo?: string | undefined;
  /** Address of an OpenAI-compatible model that rephrases the chat's answers. */
  chatModelUrl?: string | undefined;
  /** Whether sample listings are shown among used bikes; they are by default. */
  sampleListings?: SampleListings | undefined;
  /** Bucket for listing photos, as in `bucketDisk`; defaults to a folder beside the embedded database. */
  listingPhotosUrl?: string | undefined;
  /** Origin from which browsers load listing photos: another host of this server; defaults to the site itself. */
  listingPhotosOrigin?: string | undefined;
  /** Storage limit of listing photos; defaults to 10,000 MB. */
  listingPhotoMegabytes?: number | undefined;
  trustedProxies?: readonly string[] | undefined;
  /** Current and previous signing keys of access tokens, base64url of at least 32 bytes each. */
  jwtKeys?: readonly string[] | undefined;
  /** Public address of the site; defaults to http://localhost:3000. */
  siteOrigin?: string | undefined;
}
