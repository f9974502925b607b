import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readApiEnv, readServerEnv } from './env.ts';
import { StartError } from '../command/start-error.ts';

describe('readApiEnv', () => {
  it('keeps rows in the folder .data of the repository unless told otherwise', () => {
    const { databaseUrl, dataDir } = readApiEnv({ DATABASE_URL: '' });
    expect(databaseUrl).toBeUndefined();
    expect(dataDir).toBe(fileURLToPath(new URL('../../../../../.data', import.meta.url)));
  });

  it('takes a PostgreSQL address and a folder', () => {
    const source = { DATABASE_URL: 'postgres://ann@db.example:5432/bikes', DATA_DIR: '/srv/bikes' };
    expect(readApiEnv(source)).toEqual({ databaseUrl: source.DATABASE_URL, dataDir: source.DATA_DIR });
  });

  it('takes the addresses of our own servers', () => {
    const trusted = (TRUSTED_PROXIES: string) => readApiEnv({ TRUSTED_PROXIES }).trustedProxies;
    expect([trusted(''), trusted('127.0.0.1, 10.0.0.0/8')]).toEqual([undefined, ['127.0.0.1', '10.0.0.0/8']]);
    expect(() => trusted('10.0.0.0/8,proxy')).toThrow(/TRUSTED_PROXIES must be addresses or networks/);
  });

  it('takes how long the database may take, how many connections there may be, and how much may be asked', () => {
    const source = { DATABASE_TIMEOUT_MS: '800', DATABASE_CONNECTIONS: '4', READS_PER_MINUTE: '1200' };
    expect(readApiEnv(source)).toMatchObject({ databaseTimeoutMs: 800, databaseConnections: 4, readsPerMinute: 1200 });
    const reason = /WRITES_PER_MINUTE must be a whole number of calls, 1 or more/;
    for (const WRITES_PER_MINUTE of ['0', '1.5', 'many'])
      expect(() => readApiEnv({ WRITES_PER_MINUTE })).toThrow(reason);
  });

  it('takes every limit from the variable of its name', () => {
    const names = Object.keys(readApiEnv({})).filter((name) => /(?:PerMinute|PerHour|PerDay|Megabytes)$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    const variableOf = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
    const limits = Object.fromEntries(names.map((name, index) => [name, 100 + index]));
    const source = Object.entries(limits).map(([name, limit]) => [variableOf(name), String(limit)]);
    expect(readApiEnv(Object.fromEntries(source))).toMatchObject(limits);
  });

  it('takes how mails are sent, what is shown, and where the site is', () => {
    const source = {
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Dopahiya <hello@site.example>',
      MAIL_TO: 'owner@site.example',
      CARD_PICTURES: 'photographs',
      SAMPLE_LISTINGS: 'hidden',
      SITE_ORIGIN: 'https://site.example/',
      CHAT_MODEL_URL: 'https://model.example/v1',
    };
    expect(readApiEnv(source)).toMatchObject({
      smtpUrl: source.SMTP_URL,
      mailFrom: source.MAIL_FROM,
      mailTo: source.MAIL_TO,
      cardPictures: source.CARD_PICTURES,
      sampleListings: source.SAMPLE_LISTINGS,
      siteOrigin: 'https://site.example',
      chatModelUrl: source.CHAT_MODEL_URL,
    });
  });

  it('takes the key that signs sessions, and the one that it replaced, which alone is none', () => {
    const [key, previous] = [randomBytes(32), randomBytes(48)].map((bytes) => bytes.toString('base64url'));
    const keys = (source: NodeJS.ProcessEnv) => readApiEnv(source).jwtKeys;
    expect(keys({ JWT_KEY: key, JWT_KEY_PREVIOUS: previous })).toEqual([key, previous]);
    expect([keys({ JWT_KEY: key }), keys({ JWT_KEY_PREVIOUS: previous })]).toEqual([[key], undefined]);
    expect(() => keys({ JWT_KEY: key, JWT_KEY_PREVIOUS: 'short' })).toThrow(/JWT_KEY_PREVIOUS must be 32 random bytes/);
  });

  it('takes where photos of sellers are kept, and from where browsers fetch them', () => {
    const LISTING_PHOTOS_URL = 'https://key:secret@s3.example/photos?region=ap-south-1';
    const read = (source: NodeJS.ProcessEnv) => readApiEnv(source);
    expect(read({ LISTING_PHOTOS_URL, LISTING_PHOTOS_ORIGIN: 'https://photos.example/' })).toMatchObject({
      listingPhotosUrl: LISTING_PHOTOS_URL,
      listingPhotosOrigin: 'https://photos.example',
    });
    for (const address of [
      'https://s3.example/photos',
      'https://key@s3.example/photos',
      'https://key:secret@s3.example/',
    ])
      expect(() => read({ LISTING_PHOTOS_URL: address })).toThrow(/LISTING_PHOTOS_URL must be/);
    expect(() => read({ LISTING_PHOTOS_ORIGIN: 'photos.example' })).toThrow(/LISTING_PHOTOS_ORIGIN must be/);
  });

  it('names the variable that cannot be used, without its value', () => {
    const read = () => readApiEnv({ DATABASE_URL: 'mysql://ann:secret@db.example/bikes' });
    expect(read).toThrow(StartError);
    expect(read).toThrow(/DATABASE_URL must be an address like postgres:/);
    expect(read).not.toThrow(/secret/);
  });
});

describe('readServerEnv', () => {
  it('listens on port 8000 of this machine unless told otherwise', () => {
    expect(readServerEnv({})).toEqual({ hostname: '127.0.0.1', port: 8000, logLevel: 'info' });
  });

  it('takes where to listen, and how much to log', () => {
    const source = { HOST: '0.0.0.0', PORT: '8080', LOG_LEVEL: 'warn' };
    expect(readServerEnv(source)).toEqual({ hostname: '0.0.0.0', port: 8080, logLevel: 'warn' });
  });

  it.each(['http', '70000', '-1', '80.5'])('refuses %s as a port', (PORT) => {
    expect(() => readServerEnv({ PORT })).toThrow('PORT must be a port number');
  });
});
