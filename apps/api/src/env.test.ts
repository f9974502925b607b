import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readApiEnv, readServerEnv } from './env.ts';
import { StartError } from './start-error.ts';

describe('readApiEnv', () => {
  it('keeps rows in the folder .data of the repository unless told otherwise', () => {
    const { databaseUrl, dataDir } = readApiEnv({ DATABASE_URL: '' });
    expect(databaseUrl).toBeUndefined();
    expect(dataDir).toBe(fileURLToPath(new URL('../../../.data', import.meta.url)));
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

  it.each(['http', '70000', '-1', '80.5'])('refuses %s as a port', (PORT) => {
    expect(() => readServerEnv({ PORT })).toThrow('PORT must be a port number');
  });
});
