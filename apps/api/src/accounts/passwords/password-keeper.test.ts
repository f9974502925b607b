import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { PasswordKeeper } from './password-keeper.ts';

const weaker = () => {
  const salt = Buffer.from('sixteen bytes...');
  const tag = argon2Sync('argon2id', {
    message: 'a long password',
    nonce: salt,
    memory: 1024,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=1024,t=1,p=1$${text(salt)}$${text(tag)}`;
};

describe('a password hash', () => {
  it('knows its password and no other, however it is typed', async () => {
    const hash = await hashPassword('caf\u00E9 on the highway');
    expect(await verifyPassword('cafe\u0301 on the highway', hash)).toBe(true);
    expect(await verifyPassword('cafe on the highway', hash)).toBe(false);
    expect(isOutdated(hash)).toBe(false);
  });
});

describe('PasswordKeeper', () => {
  it('gives a new hash when the stored one was made with less', async () => {
    const { isRight, rehashed = '' } = await new PasswordKeeper().check('a long password', weaker());
    expect([isRight, isOutdated(rehashed), await verifyPassword('a long password', rehashed)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await new PasswordKeeper().check('another password', weaker())).toEqual({ isRight: false });
  });

  it('lets a flood wait, and turns away what would wait too long', async () => {
    const keeper = new PasswordKeeper();
    const flood = await Promise.allSettled(Array.from({ length: 100 }, () => keeper.check('a guess', weaker())));
    const refused = flood.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(38);
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503 });
    expect(await keeper.check('a long password', weaker())).toMatchObject({ isRight: true });
  });
});
