import { join } from 'node:path';
import type { Logger } from 'pino';
import { openOutbox, inMemoryAccounts, signingKeys } from './areas/accounts/index.ts';
import { createApp } from './app.ts';
import { BikeRepository, CatalogueEdition, CityFinder, CityRepository } from './areas/catalogue/index.ts';
import { ChoiceService } from './areas/choice/index.ts';
import { phraseBy } from './areas/chat/index.ts';
import type { Clock } from './core/clock.ts';
import { flushCounts, isCounting } from './core/jobs/flush-counts.ts';
import { type Database, openDatabase } from './core/database/open-database.ts';
import { RateLimitStore } from './core/limits/rate-limit-store.ts';
import type { HealthService } from './areas/health/index.ts';
import { AnswerCache } from './core/http/answer-cache.ts';
import { clientAddresses } from './core/http/client-address.ts';
import { type RateLimits, rateLimits } from './core/limits/rate-limits.ts';
import { ThrottledLog } from './core/log/throttled-log.ts';
import { shareLimits } from './core/limits/share-limits.ts';
import { loggableError } from './core/log/loggable-error.ts';
import { listingPhotosIn, type MarketSettings } from './areas/market/index.ts';
import { type PhotoDeps, photoStoreIn } from './areas/media/index.ts';
import type { Api } from './open-api.ts';
import { deliveryOf } from './core/outbox/delivery.ts';
import { isOutboxFull } from './core/outbox/enqueue-mail.ts';
import { MailBudget } from './core/outbox/mail-budget.ts';
import { MailWorker } from './core/outbox/mail-worker.ts';
import { OutboxRepository } from './core/outbox/outbox-repository.ts';
import { BikeFinder, SearchRepository } from './areas/search/index.ts';
import { FillWatch } from './areas/support/index.ts';
import { scheduleCleanup } from './core/jobs/tidy.ts';
import { type ApiSettings } from './core/settings/api-settings.ts';
import type { ReportEvent } from './core/log/open-log.ts';
import { createServices, type Services, type Sources } from './areas.ts';
import { LOCAL_SITE } from './core/settings/setting-values.ts';

/** Longer than any statement of a request takes, shorter than a visitor waits. */
const DATABASE_TIMEOUT_MS = 5000;
const MB = 1024 * 1024;

/** Creates the API from database, services and app. */
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

/** Starts background jobs. @returns a function that stops them after the running ones. */
function startWorks(services: Services, logger: Logger, others: (() => Promise<unknown>)[]): () => Promise<void> {
  const {
    chat,
    contactMessages,
    departedMessages,
    deskPhotos,
    listingExpiry,
    listingPhotos,
    listingAvif,
    listingDeals,
    messageMails,
  } = services;
  const log = new ThrottledLog(logger);
  const endAvif = listingAvif.start((err) => log.error({ err }, 'a photo could not be made as AVIF yet'));
  const endFlushing = flushCounts(Object.values<object>(services).filter(isCounting), logger);
  const cleanupJobs = [
    () => contactMessages.forgetOld(),
    () => chat.forgetOld(),
    () => listingExpiry.run(),
    () => messageMails.run(),
    () => departedMessages.forget(),
    () => listingDeals.refresh(),
    () => listingPhotos.sweep(),
    () => deskPhotos.forgetUnused(),
    () => listingAvif.catchUp(),
    ...others,
  ];
  const endTidying = scheduleCleanup(cleanupJobs, logger);
  return async () => {
    await Promise.all([endFlushing(), endTidying(), endAvif()]);
  };
}

/** Shares rate limits between replicas; an embedded database has only one process, whose memory is enough. */
function shareWithReplicas(limits: RateLimits, { name, orm }: Database, logger: Logger): () => Promise<void> {
  if (name === 'PGlite') return () => Promise.resolve();
  return shareLimits(limits, new RateLimitStore(orm), logger);
}

/** Starts the mail worker; without a mail server mails become files beside the embedded database. */
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

/** Creates the services' sources over an open database, for tests without mails and photographs. */
export function createSources(
  database: Database,
  clock: Clock,
  {
    accounts = inMemoryAccounts(),
    photos = noPhotos,
    mailTo,
    chatModel,
    market = everyListing,
  }: Partial<Pick<Sources, 'accounts' | 'photos' | 'market' | 'mailTo' | 'chatModel'>> = {},
): Sources {
  const edition = new CatalogueEdition(database.orm, clock);
  const finder = new BikeFinder({ searches: new SearchRepository(database.orm), edition });
  const cityFinder = new CityFinder({ cities: new CityRepository(database.orm), edition });
  const choice = new ChoiceService({
    bikes: new BikeRepository(database.orm),
    cities: new CityRepository(database.orm),
    finder,
    cityFinder,
    edition,
    clock,
  });
  return { database, clock, edition, finder, cityFinder, choice, accounts, photos, market, mailTo, chatModel };
}

const everyListing: MarketSettings = { withSamples: true };

const noPhotos: PhotoDeps = { store: undefined, onCards: 'drawings' };

async function warnWhenEmpty(health: HealthService, logger: Logger): Promise<void> {
  const { status, bikes } = await health.check();
  if (status === 'ok' && bikes === 0)
    logger.warn('The catalogue is empty: stop this process, run pnpm db:seed, and start it again.');
}
