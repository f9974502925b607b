import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
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
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await after(1);
      running -= 1;
      throw new Error('No photo.');
    };
    const sent = Array.from({ length: 8 }, (_, account) => lanes.run({ account, address: `${account % 2}` }, work));
    const ends = await Promise.allSettled(sent);
    expect([most, ends.filter(({ status }) => status === 'rejected').length]).toEqual([1, 8]);
  });

  it('asks to come again where too many of one account wait', async () => {
    const lanes = new UploadLanes();
    const works = Array.from({ length: 32 }, () => lanes.run({ account: 1, address: 'here' }, () => after(1)));
    const ends = await Promise.allSettled(works);
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.status] : []))).toEqual([503]);
  });
});
