import type { Logger } from 'pino';
import type { DeliverySettings } from './outbox/delivery.ts';
import type { KeySettings } from './accounts/tokens/signing-keys.ts';
import type { Clock } from './clock.ts';
import type { Caller } from './http/api-env.ts';
import type { DatabaseSettings } from './db/open-database.ts';
import type { SampleListings } from './market/market-settings.ts';
import type { CardPictures } from './media/photos/photo-deps.ts';
import type { LimitSettings } from './http/rate-limits.ts';

/**
 * What an API needs: where its rows are, where its log lines go, what time it is (the system's, unless told), and which
 * peers besides those on this machine are servers of ours that say in `x-forwarded-for` whom they ask for.
 */
export interface ApiSettings
  extends
    DatabaseSettings,
    LimitSettings,
    Pick<KeySettings, 'jwtKeys'>,
    Pick<DeliverySettings, 'smtpUrl' | 'mailFrom'> {
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
  /** Where the site is that visitors open; http://localhost:3000 without it. */
  siteOrigin?: string | undefined;
}

/** A running API: it answers requests under `/api` and `/media` in this process until it is closed. */
export interface Api {
  /** The cached answer to a request, if there is one, at once: a server tries this first. */
  cached: (request: Request) => Response | undefined;
  /** `caller` says who asks: leave it out for a page made in this process, which no rate limit holds up. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Opens the database and the API over it; only then is their code loaded.
 * @throws StartError when the database cannot be opened, saying why and what to do.
 */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const { buildApi } = await import('./build-api.ts');
  return buildApi(settings);
}
