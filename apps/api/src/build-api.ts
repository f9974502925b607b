import { join } from 'node:path';
import type { Logger } from 'pino';
import { LOCAL_SITE, passingAccounts, type ReportEvent } from './accounts/account-deps.ts';
import { signingKeys } from './accounts/tokens/signing-keys.ts';
import { createApp } from './app.ts';
import type { Sources } from './area.ts';
import { createServices, type Services } from './areas.ts';
import { CatalogueEdition } from './catalogue/catalogue-edition.ts';
import { CityFinder } from './catalogue/cities/city-finder.ts';
import { CityRepository } from './catalogue/cities/city-repository.ts';
import { phraseBy } from './chat/phrasing/chat-model.ts';
import type { Clock } from './clock.ts';
import { flushCounts, isCounting } from './counting/flush-counts.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { RateLimitStore } from './db/rate-limit-store.ts';
import type { HealthService } from './health/health-service.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { clientAddresses } from './http/client-address.ts';
import { type RateLimits, rateLimits } from './http/rate-limits.ts';
import { ThrottledLog } from './http/throttled-log.ts';
import { shareLimits } from './http/share-limits.ts';
import { loggableError } from './log/loggable-error.ts';
import { listingPhotosIn } from './market/photos/listing-photo-store.ts';
import type { MarketSettings } from './market/market-settings.ts';
import type { PhotoDeps } from './media/photos/photo-deps.ts';
import { photoStoreIn } from './media/photos/photo-store.ts';
import type { Api, ApiSettings } from './open-api.ts';
import { deliveryOf } from './outbox/delivery.ts';
import { isOutboxFull } from './outbox/enqueue-mail.ts';
import { MailBudget } from './outbox/mail-budget.ts';
import { MailWorker } from './outbox/mail-worker.ts';
import { openOutbox } from './outbox/open-outbox.ts';
import { OutboxRepository } from './outbox/outbox-repository.ts';
import { BikeFinder } from './search/bike-finder.ts';
import { SearchRepository } from './search/search-repository.ts';
import { FillWatch } from './support/fill-watch.ts';
import { tidy } from './tidy.ts';

/** Longer than any statement of a call takes, shorter than a visitor waits. */
const DATABASE_TIMEOUT_MS = 5000;
const MB = 1024 * 1024;

/** Puts database, services and app together. */
export async function buildApi({
  clock = () => new Date(),
  trustedProxies,
  databaseTimeoutMs = DATABASE_TIMEOUT_MS,
  siteOrigin = LOCAL_SITE,
  cardPictures = 'drawings',
  sampleListings = 'shown',
  ...settings
}: ApiSettings): Promise<Api> {
  const logger = settings.logger.child({}, { serializers: { err: loggableError } });
  const keys = signingKeys(settings);
  const database = await openDatabase({ ...settings, databaseTimeoutMs });
  const report: ReportEvent = (event, about, level = 'info') => logger[level]({ event, ...about }, 'security');
  const photos = { store: photoStoreIn(settings.dataDir), onCards: cardPictures };
  const sources = createSources(database, clock, {
    accounts: { siteOrigin, keys, report },
    photos,
    market: marketOf(settings, sampleListings),
    mailTo: settings.mailTo,
    ...(settings.chatModelUrl !== undefined && { chatModel: phraseBy({ url: settings.chatModelUrl }) }),
  });
  const services = createServices(sources);
  await warnWhenEmpty(services.health, logger);
  if (keys.length > 1) await services.secondFactors.adoptKey();
  const limits = rateLimits({ clock, clientAddress: clientAddresses(trustedProxies) }, settings);
  const app = createApp({ services, logger, clock, limits, siteOrigin });
  const mails = startMails({ ...settings, siteOrigin }, { database, clock, report, logger });
  const levels = [() => services.chat.fill(), () => services.contactMessages.fill()];
  const watch = new FillWatch({ orm: database.orm, levels, mailTo: settings.mailTo, clock, logger });
  const endWorks = startWorks(services, logger, [() => tidyOutbox(database, logger), () => watch.check()]);
  const endSharing = shareWithReplicas(limits, database, logger);
  const answers = new AnswerCache({
    fetch: app.fetch,
    edition: sources.edition,
    logger,
  });
  return {
    cached: answers.cached.bind(answers),
    fetch: answers.fetch.bind(answers),
    close: async () => {
      try {
        await Promise.all([endWorks(), endSharing(), mails.close(), services.passwords.close()]);
      } finally {
        await database.close();
      }
    },
  };
}

function marketOf(
  { dataDir, listingPhotosUrl, listingPhotosOrigin, listingPhotoMegabytes }: Partial<ApiSettings>,
  sampleListings: ApiSettings['sampleListings'],
): MarketSettings {
  return {
    withSamples: sampleListings === 'shown',
    photoStore: listingPhotosIn(dataDir, listingPhotosUrl),
    uploadFolder: dataDir && join(dataDir, 'uploads'),
    photosOrigin: listingPhotosOrigin,
    photoBytes: listingPhotoMegabytes && listingPhotoMegabytes * MB,
  };
}

/** Starts what is done beside answers. @returns a function that ends it once what is under way is done. */
function startWorks(services: Services, logger: Logger, others: (() => Promise<unknown>)[]): () => Promise<void> {
  const {
    chat,
    contactMessages,
    departedMessages,
    listingExpiry,
    listingPhotos,
    listingAvif,
    listingDeals,
    messageMails,
  } = services;
  const log = new ThrottledLog(logger);
  const endAvif = listingAvif.start((err) => log.error({ err }, 'a photo could not be made as AVIF yet'));
  const endFlushing = flushCounts(Object.values<object>(services).filter(isCounting), logger);
  const dues = [
    () => contactMessages.forgetOld(),
    () => chat.forgetOld(),
    () => listingExpiry.run(),
    () => messageMails.run(),
    () => departedMessages.forget(),
    () => listingDeals.refresh(),
    () => listingPhotos.sweep(),
    () => listingAvif.catchUp(),
    ...others,
  ];
  const endTidying = tidy(dues, logger);
  return async () => {
    await Promise.all([endFlushing(), endTidying(), endAvif()]);
  };
}

/** An embedded database has one process alone, whose memory holds all there is to count. */
function shareWithReplicas(limits: RateLimits, { name, orm }: Database, logger: Logger): () => Promise<void> {
  if (name === 'PGlite') return () => Promise.resolve();
  return shareLimits(limits, new RateLimitStore(orm), logger);
}

/** Without a mail server mails become files beside the embedded database. */
function startMails(
  { smtpUrl, mailFrom, dataDir, siteOrigin }: Partial<ApiSettings> & { siteOrigin: string },
  { database, clock, report, logger }: { database: Database; clock: Clock; report: ReportEvent; logger: Logger },
): MailWorker {
  const outboxDir = dataDir && join(dataDir, 'outbox');
  const deliver = deliveryOf({ smtpUrl, mailFrom, outboxDir }, logger);
  const budget = new MailBudget({ clock, report });
  return new MailWorker(openOutbox({ orm: database.orm, clock, siteOrigin, deliver, budget, logger }), logger);
}

async function tidyOutbox({ orm }: Database, logger: Logger): Promise<void> {
  const mails = await new OutboxRepository(orm).forgetOld();
  if (mails > 0) logger.error({ mails }, 'mails are given up: they have waited for a day');
  if (await isOutboxFull(orm))
    logger.error('so many mails wait that others are left out: see whether the mail server answers');
}

/** What the services over an open database are made from, for tests without mails and photographs. */
export function createSources(
  database: Database,
  clock: Clock,
  {
    accounts = passingAccounts(),
    photos = noPhotos,
    mailTo,
    chatModel,
    market = everyListing,
  }: Partial<Pick<Sources, 'accounts' | 'photos' | 'market' | 'mailTo' | 'chatModel'>> = {},
): Sources {
  const edition = new CatalogueEdition(database.orm, clock);
  const finder = new BikeFinder({ searches: new SearchRepository(database.orm), edition });
  const cityFinder = new CityFinder({ cities: new CityRepository(database.orm), edition });
  return { database, clock, edition, finder, cityFinder, accounts, photos, market, mailTo, chatModel };
}

const everyListing: MarketSettings = { withSamples: true };

const noPhotos: PhotoDeps = { store: undefined, onCards: 'drawings' };

async function warnWhenEmpty(health: HealthService, logger: Logger): Promise<void> {
  const { status, bikes } = await health.check();
  if (status === 'ok' && bikes === 0)
    logger.warn('The catalogue is empty: stop this process, run pnpm db:seed, and start it again.');
}
