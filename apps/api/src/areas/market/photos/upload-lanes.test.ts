import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UploadLanes } from './upload-lanes.ts';

describe('UploadLanes', () => {
  it('lets a photo of another address pass those that one account or one address has sent before', async () => {
    const lanes = new UploadLanes();
    const done: string[] = [];
    const send = (account: number, address: string) =>
      lanes.run({ account, address }, async () => {
        await after(1);
        done.push(`${account} ${address}`);
      });
    const flood = Array.from({ length: 30 }, (_, number) => send(number % 2 === 0 ? 1 : 100 + number, 'flood'));
    await Promise.all([...flood, send(2, 'home')]);
    expect(done).toHaveLength(31);
    expect(done.indexOf('2 home')).toBeLessThanOrEqual(5);
  });

  it('does one work at a time, and goes on after one that fails', async () => {
    const lanes = new UploadLanes();
    let running = 0;
    let max = 0;
    const work = async () => {
      max = Math.max(max, ++running);
      await after(1);
      running -= 1;
      throw new Error('No photo.');
    };
    const sent = Array.from({ length: 8 }, (_, account) => lanes.run({ account, address: `${account % 2}` }, work));
    const ends = await Promise.allSettled(sent);
    expect([max, ends.filter(({ status }) => status === 'rejected').length]).toEqual([1, 8]);
  });

  it.each([
    ['one account wait', { accounts: 1, addresses: 1, fit: 31 }],
    ['one address wait', { accounts: 65, addresses: 1, fit: 64 }],
    ['all wait', { accounts: 104, addresses: 26, fit: 101 }],
  ])('asks to come again where too many of %s', async (_, { accounts, addresses, fit }) => {
    const lanes = new UploadLanes();
    const works = Array.from({ length: fit + 1 }, (__, number) =>
      lanes.run({ account: number % accounts, address: `${number % addresses}` }, () => after(1)),
    );
    const ends = await Promise.allSettled(works);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.status] : []));
    expect(refused).toEqual([503]);
  });

  it.each([
    ['account', 1, 'here'],
    ['address', 2, 'here'],
    ['turn', 2, 'there'],
  ])('asks to come again who has waited 50 seconds for the %s', async (_, account, address) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const lanes = new UploadLanes();
    const stuck = () => new Promise(() => undefined);
    for (const first of [1, 11, 12, 13])
      void lanes.run({ account: first, address: 'here' }, stuck).catch(() => undefined);
    const end = lanes.run({ account, address }, stuck).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50_100);
    expect(await end).toMatchObject({ status: 503 });
  });
});
