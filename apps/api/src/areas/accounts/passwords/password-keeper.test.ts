import { argon2Sync } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppError } from '../../../core/errors.ts';
import type { Capacity } from '../../../core/jobs/work-queue.ts';
import { isOutdated } from './password-hash.ts';
import { type Asker, PasswordKeeper } from './password-keeper.ts';

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

/** Returns a finder for a holder with this password hash. */
const whoHas = (password_hash: string) => async () => ({ password_hash });

describe('PasswordKeeper', () => {
  /** Creates a keeper with which nobody gives up waiting for a slow machine. */
  const newKeeper = (settings: Partial<Capacity> = {}) => {
    const keeper = new PasswordKeeper({ waitMs: 600_000, ...settings });
    onTestFinished(() => keeper.close());
    return keeper;
  };

  it('knows its password and no other, however it is typed', async () => {
    const keeper = newKeeper();
    const hash = await keeper.hash('caf\u00E9 on the highway');
    expect(await keeper.check('cafe\u0301 on the highway', whoHas(hash))).toMatchObject({ isRight: true });
    expect(await keeper.check('cafe on the highway', whoHas(hash))).toMatchObject({ isRight: false });
    expect(isOutdated(hash)).toBe(false);
  });

  it('gives a new hash when the stored one was made with less', async () => {
    const keeper = newKeeper();
    const { isRight, rehashed = '' } = await keeper.check('a long password', whoHas(weaker()));
    expect([isRight, isOutdated(rehashed), await keeper.check('a long password', whoHas(rehashed))]).toEqual([
      true,
      false,
      { isRight: true, holder: { password_hash: rehashed } },
    ]);
    expect(await keeper.check('another password', whoHas(weaker()))).not.toHaveProperty('rehashed');
  });

  it('lets a flood wait, turns away who finds no place, and keeps some for those whom accounts know', async () => {
    const keeper = newKeeper({ atOnce: 1, lanes: [2, 4] });
    const order: string[] = [];
    const check = async (asker: Asker) => {
      await keeper.check('a guess', whoHas(weaker()), asker);
      order.push(asker);
    };
    const flood = Array.from({ length: 10 }, () => check('stranger'));
    const known = [check('known'), check('known'), check('known')];
    const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
      outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as AppError).status] : []));
    const [strangers, owners] = await Promise.all([Promise.allSettled(flood), Promise.allSettled(known)]);
    expect([refusals(strangers), refusals(owners)]).toEqual([[503, 503, 503, 503, 503], [503]]);
    expect(order).toEqual(['stranger', 'known', 'known', 'stranger', 'stranger', 'stranger', 'stranger']);
    expect(await keeper.check('a long password', whoHas(weaker()))).toMatchObject({ isRight: true });
  });

  it('looks for nobody whose turn does not come', async () => {
    const keeper = newKeeper({ atOnce: 1, lanes: [1, 1] });
    const find = vi.fn(whoHas(weaker()));
    const checks = [1, 2, 3].map(() => keeper.check('a guess', find));
    expect((await Promise.allSettled(checks)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('refuses what comes after its end', async () => {
    const keeper = new PasswordKeeper();
    const under = Promise.allSettled([keeper.hash('a long password')]);
    await keeper.close();
    expect(await under).toMatchObject([{ status: 'rejected', reason: { status: 503 } }]);
    await expect(keeper.hash('a long password')).rejects.toMatchObject({ status: 503 });
  });
});
