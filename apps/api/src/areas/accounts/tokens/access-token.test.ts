import { randomBytes } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { AccessTokens } from './access-token.ts';
import { signingKeys } from './signing-keys.ts';
import { isKey } from '../../../core/settings/setting-values.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');
const claims = { user: 7, session: 3, givenWith: 'hash' };
const [one, other] = [randomBytes(32), randomBytes(32)];
const tokensAt = (keys: Buffer[], minutes = 0) =>
  new AccessTokens(keys, () => new Date(noon.getTime() + minutes * 60_000));

describe('an access token', () => {
  it('says who it is for fifteen minutes', async () => {
    const token = await tokensAt([one]).sign(claims);
    expect(await tokensAt([one], 14).verify(token)).toEqual(claims);
    expect(await tokensAt([one], 15).verify(token)).toBeUndefined();
  });

  it('outlives a change of keys', async () => {
    const token = await tokensAt([one]).sign(claims);
    expect(await tokensAt([other, one]).verify(token)).toEqual(claims);
    expect(await tokensAt([other]).verify(token)).toBeUndefined();
  });

  const signed = (header: object, payload: object = {}) =>
    tokensAt([one])
      .sign(claims)
      .then((token) => JSON.parse(Buffer.from(String(token.split('.')[0]), 'base64url').toString()) as object)
      .then((own) =>
        new SignJWT({ sub: '7', sid: '3', rth: 'hash', iss: 'dopahiya', aud: 'dopahiya-api', ...payload })
          .setProtectedHeader({ ...own, alg: 'HS256', ...header })
          .setIssuedAt(noon)
          .setExpirationTime(new Date(noon.getTime() + 60_000))
          .sign(one),
      );

  it.each([
    ['another algorithm', () => signed({ alg: 'HS512' })],
    ['another issuer', () => signed({}, { iss: 'elsewhere' })],
    ['another audience', () => signed({}, { aud: 'elsewhere' })],
    ['another type', () => signed({ typ: 'JWT' })],
    ['an unknown key', () => signed({ kid: 'x' })],
    ['no refresh token beside it', () => signed({}, { rth: undefined })],
    ['no user', () => signed({}, { sub: undefined })],
    ['no signature', () => new UnsecuredJWT({ sub: '7', sid: '3', rth: 'hash' }).encode()],
    ['nothing', () => ''],
  ])('is refused with %s', async (_, make) => {
    expect(await tokensAt([one]).verify(await make())).toBeUndefined();
    expect(await tokensAt([one]).verify(await signed({}))).toEqual(claims);
  });
});

describe('signingKeys', () => {
  it('makes a key for the embedded database once, for the eyes of its owner', () => {
    const dataDir = temporaryFolder();
    const [key] = signingKeys({ dataDir });
    expect(signingKeys({ dataDir })).toEqual([key]);
    expect(statSync(join(dataDir, 'jwt-key')).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged one', () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'jwt-key'), 'x');
    expect(() => signingKeys({ dataDir })).toThrow(/is damaged\. Delete the file/);
  });

  it('needs one from the settings on a PostgreSQL server', () => {
    expect(() => signingKeys({ databaseUrl: 'postgres://db' })).toThrow(/^JWT_KEY is not set/);
    const jwtKeys = [one.toString('base64url')];
    expect(signingKeys({ databaseUrl: 'postgres://db', jwtKeys })).toEqual([one]);
  });

  it('takes nothing shorter than 32 bytes', () => {
    expect([isKey(one.toString('base64url')), isKey('c2hvcnQ'), isKey('not a key')]).toEqual([true, false, false]);
  });
});
