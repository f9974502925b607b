import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { isNetwork } from '../http/client-address.ts';
import { type ApiSettings } from './api-settings.ts';
import { cardPictures, isKey, sampleListings } from './setting-values.ts';
import { StartError } from '../command/start-error.ts';

/** API settings that come from the environment. */
type EnvSettings = Omit<ApiSettings, 'logger' | 'clock'>;

const defaultDataDir = fileURLToPath(new URL('../../../../../.data', import.meta.url));
const postgresAddress = {
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user@host:5432/name',
};
const bucketAddress = {
  protocol: /^https?$/,
  error: 'must be an address like https://key:secret@s3.example/bucket?region=ap-south-1',
};
const isBucket = (address: string): boolean => {
  const { pathname, username, password } = new URL(address);
  return /^\/[\w.-]{3,63}\/?$/.test(pathname) && username !== '' && password !== '';
};
const portNumber = 'must be a port number';

const count = (unit: string) => {
  const error = `must be a whole number of ${unit}, 1 or more`;
  return z.coerce.number(error).int(error).min(1, error).optional();
};

const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine((list) => list.every(isNetwork), 'must be addresses or networks like 10.0.0.0/8, with commas between them');

const jwtKey = z.string().refine(isKey, 'must be 32 random bytes or more as base64url');

const httpOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://dopahiya.example' })
  .transform((address) => new URL(address).origin);

const apiEnvSchema = z.object({
  DATABASE_URL: z.url(postgresAddress).optional(),
  DATA_DIR: z.string().default(defaultDataDir),
  DATABASE_CONNECTIONS: count('connections'),
  DATABASE_TIMEOUT_MS: count('milliseconds'),
  TRUSTED_PROXIES: networks.optional(),
  READS_PER_MINUTE: count('calls'),
  WRITES_PER_MINUTE: count('calls'),
  PICTURES_PER_MINUTE: count('calls'),
  VIEWS_PER_MINUTE: count('calls'),
  REPORTS_PER_MINUTE: count('calls'),
  REVIEWS_PER_MINUTE: count('calls'),
  LISTINGS_PER_MINUTE: count('calls'),
  TALKS_PER_MINUTE: count('calls'),
  LISTING_PHOTOS_PER_MINUTE: count('calls'),
  SIGN_INS_PER_MINUTE: count('calls'),
  ACCOUNT_SIGN_INS_PER_HOUR: count('calls'),
  STRANGER_SIGN_INS_PER_HOUR: count('calls'),
  REGISTRATIONS_PER_MINUTE: count('calls'),
  RECOVERIES_PER_MINUTE: count('calls'),
  ADDRESS_RECOVERIES_PER_MINUTE: count('calls'),
  CONFIRMATIONS_PER_MINUTE: count('calls'),
  SECOND_FACTORS_PER_HOUR: count('calls'),
  RECOVERY_CODES_PER_MINUTE: count('calls'),
  MESSAGES_PER_HOUR: count('calls'),
  SENDER_MESSAGES_PER_HOUR: count('calls'),
  MESSAGES_PER_DAY: count('calls'),
  CHAT_PEOPLE_PER_DAY: count('calls'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_TO: z.email('must be a mail address like owner@dopahiya.example').optional(),
  CARD_PICTURES: z.enum(cardPictures, 'must be drawings or photographs').optional(),
  SAMPLE_LISTINGS: z.enum(sampleListings, 'must be shown or hidden').optional(),
  LISTING_PHOTOS_URL: z.url(bucketAddress).refine(isBucket, bucketAddress.error).optional(),
  LISTING_PHOTOS_ORIGIN: httpOrigin.optional(),
  LISTING_PHOTO_MEGABYTES: count('megabytes'),
  SITE_ORIGIN: httpOrigin.optional(),
  CHAT_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://model.example/v1/chat/completions' })
    .optional(),
  CHATS_PER_MINUTE: count('calls'),
  CHAT_PEOPLE_PER_MINUTE: count('calls'),
  JWT_KEY: jwtKey.optional(),
  JWT_KEY_PREVIOUS: jwtKey.optional(),
});

const serverEnvSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(portNumber).int(portNumber).min(0, portNumber).max(65_535, portNumber).default(8000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/**
 * Reads the API settings from the environment.
 * @throws StartError naming each invalid variable, and why.
 */
export function readApiEnv(source: NodeJS.ProcessEnv = process.env): EnvSettings {
  const env = parse(apiEnvSchema, source);
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    trustedProxies: env.TRUSTED_PROXIES,
    readsPerMinute: env.READS_PER_MINUTE,
    writesPerMinute: env.WRITES_PER_MINUTE,
    picturesPerMinute: env.PICTURES_PER_MINUTE,
    viewsPerMinute: env.VIEWS_PER_MINUTE,
    reportsPerMinute: env.REPORTS_PER_MINUTE,
    reviewsPerMinute: env.REVIEWS_PER_MINUTE,
    listingsPerMinute: env.LISTINGS_PER_MINUTE,
    talksPerMinute: env.TALKS_PER_MINUTE,
    listingPhotosPerMinute: env.LISTING_PHOTOS_PER_MINUTE,
    signInsPerMinute: env.SIGN_INS_PER_MINUTE,
    accountSignInsPerHour: env.ACCOUNT_SIGN_INS_PER_HOUR,
    strangerSignInsPerHour: env.STRANGER_SIGN_INS_PER_HOUR,
    registrationsPerMinute: env.REGISTRATIONS_PER_MINUTE,
    recoveriesPerMinute: env.RECOVERIES_PER_MINUTE,
    addressRecoveriesPerMinute: env.ADDRESS_RECOVERIES_PER_MINUTE,
    confirmationsPerMinute: env.CONFIRMATIONS_PER_MINUTE,
    secondFactorsPerHour: env.SECOND_FACTORS_PER_HOUR,
    recoveryCodesPerMinute: env.RECOVERY_CODES_PER_MINUTE,
    messagesPerHour: env.MESSAGES_PER_HOUR,
    senderMessagesPerHour: env.SENDER_MESSAGES_PER_HOUR,
    messagesPerDay: env.MESSAGES_PER_DAY,
    chatPeoplePerDay: env.CHAT_PEOPLE_PER_DAY,
    siteOrigin: env.SITE_ORIGIN,
    chatModelUrl: env.CHAT_MODEL_URL,
    chatsPerMinute: env.CHATS_PER_MINUTE,
    chatPeoplePerMinute: env.CHAT_PEOPLE_PER_MINUTE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO,
    cardPictures: env.CARD_PICTURES,
    sampleListings: env.SAMPLE_LISTINGS,
    listingPhotosUrl: env.LISTING_PHOTOS_URL,
    listingPhotosOrigin: env.LISTING_PHOTOS_ORIGIN,
    listingPhotoMegabytes: env.LISTING_PHOTO_MEGABYTES,
    jwtKeys: keysOf(env.JWT_KEY, env.JWT_KEY_PREVIOUS),
  };
}

const keysOf = (key?: string, previous?: string) => (key ? [key, ...(previous ? [previous] : [])] : undefined);

/** Reads HOST, PORT and LOG_LEVEL of the API's own server. */
export function readServerEnv(source: NodeJS.ProcessEnv = process.env) {
  const { HOST, PORT, LOG_LEVEL } = parse(serverEnvSchema, source);
  return { hostname: HOST, port: PORT, logLevel: LOG_LEVEL };
}

function parse<Schema extends z.ZodObject>(schema: Schema, source: NodeJS.ProcessEnv): z.output<Schema> {
  const variables = Object.entries(source).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(variables));
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new StartError(
    `The settings cannot be used: ${reasons.join('; ')}. Correct them in the environment and start again.`,
  );
}
