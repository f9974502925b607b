import { createTestApi, ownListingApi } from '@dopahiya/api-client/testing';
import { clear, createStore } from 'idb-keyval';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoSender } from './photo-sender.ts';
import { readUnsent } from './unsent-photos.ts';

const photosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `photo-${index}`,
    name: `${index}.webp`,
    blob: new Blob([`photo ${index}`], { type: 'image/webp' }),
  }));

function open(refusals: Parameters<typeof ownListingApi>[1] = {}) {
  const server = ownListingApi(undefined, refusals);
  const changed = vi.fn();
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  const sender = new PhotoSender(createTestApi(...server.handlers).api, changed, wait);
  return { ...server, sender, changed, waits };
}

const cut = () => HttpResponse.error();
const tooLarge = () =>
  HttpResponse.json({ detail: 'The photo has more than 12 MB. Send a smaller one.' }, { status: 413 });

beforeEach(() => clear(createStore('dopahiya-photos', 'unsent')));

describe('PhotoSender', () => {
  it('sends each photo once, to its place', async () => {
    const { sender, photos, changed } = open();
    expect(await sender.send(7, photosOf(3))).toEqual({ failed: [] });
    expect(photos).toMatchObject([
      { listing: 7, key: 'photo-0', position: 0, name: '0.webp' },
      { key: 'photo-1', position: 1 },
      { key: 'photo-2', position: 2 },
    ]);
    expect(sender.stateOf('photo-2')).toEqual({ state: 'sent', id: 103 });
    expect(changed).toHaveBeenCalled();
    await sender.send(7, photosOf(3));
    expect(photos).toHaveLength(3);
  });

  it('has two on their way at once, and the others wait', async () => {
    const holds: (() => void)[] = [];
    const { sender } = open({ photo: () => new Promise((resolve) => holds.push(() => resolve(null))) });
    const sent = sender.send(7, photosOf(4));
    await expect.poll(() => holds).toHaveLength(2);
    const states = () => photosOf(4).map(({ key }) => sender.stateOf(key)?.state);
    expect(states()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
    holds[0]?.();
    await expect.poll(states).toEqual(['sent', 'sending', 'sending', 'waiting']);
    for (const place of [1, 2, 3]) {
      await expect.poll(() => holds.length).toBeGreaterThan(place);
      holds[place]?.();
    }
    expect(await sent).toEqual({ failed: [] });
  });

  it('sends again by itself after a line that was cut, and what had arrived is there once', async () => {
    const { sender, photos, waits } = open({ photo: (_, attempt) => (attempt === 1 ? cut() : null) });
    expect(await sender.send(7, photosOf(8))).toEqual({ failed: [] });
    expect(new Set(photos.map(({ key }) => key)).size).toBe(8);
    expect(waits).toEqual(Array.from({ length: 8 }, () => 1000));
  });

  it('sends them one after the other once the line has failed', async () => {
    const holds: (() => void)[] = [];
    const hold = () => new Promise<null>((resolve) => holds.push(() => resolve(null)));
    const { sender } = open({ photo: (_, attempt) => (attempt === 1 ? cut() : hold()) });
    const sent = sender.send(7, photosOf(3));
    for (const place of [0, 1, 2]) {
      await expect.poll(() => holds).toHaveLength(place + 1);
      const states = photosOf(3).map(({ key }) => sender.stateOf(key)?.state);
      expect(states.filter((state) => state === 'sending')).toHaveLength(1);
      holds[place]?.();
    }
    expect(await sent).toEqual({ failed: [] });
  });

  it('gives up after three times, says why, and sends it once more when told to', async () => {
    const refuse = (key: string, attempt: number) => (key === 'photo-1' && attempt <= 3 ? cut() : null);
    const { sender, photos, waits } = open({ photo: refuse });
    const { failed } = await sender.send(7, photosOf(3));
    expect(failed).toMatchObject([{ key: 'photo-1' }]);
    expect(waits).toHaveLength(2);
    expect(sender.stateOf('photo-1')).toMatchObject({ state: 'failed', reason: expect.stringContaining('connection') });
    sender.retry('photo-1');
    await expect.poll(() => sender.stateOf('photo-1')?.state).toBe('sent');
    expect(photos.map(({ key }) => key)).toEqual(['photo-0', 'photo-2', 'photo-1']);
    expect(photos.at(-1)?.position).toBe(1);
  });

  it('tries no second time what the server refuses, and says its reason', async () => {
    const { sender, waits } = open({ photo: tooLarge });
    expect((await sender.send(7, photosOf(1))).failed).toHaveLength(1);
    expect(sender.stateOf('photo-0')?.reason).toBe('The photo has more than 12 MB. Send a smaller one.');
    expect(waits).toEqual([]);
  });

  it('names the status where a server says nothing', async () => {
    const { sender } = open({ photo: () => new HttpResponse('<h1>Too large</h1>', { status: 413 }) });
    await sender.send(7, photosOf(1));
    expect(sender.stateOf('photo-0')?.reason).toBe('Image upload failed: 413');
  });

  it('deletes one that has arrived, and forgets one that has not', async () => {
    const { sender, changes } = open({ photo: (key) => (key === 'photo-1' ? tooLarge() : null) });
    await sender.send(7, photosOf(2));
    sender.remove('photo-0');
    sender.remove('photo-1');
    await expect.poll(() => changes).toEqual([{ photo: 101, deleted: true }]);
    expect(sender.stateOf('photo-1')).toBeUndefined();
  });

  it('moves one that has arrived', async () => {
    const { sender, changes } = open();
    await sender.send(7, photosOf(2));
    sender.move('photo-1', 0);
    await expect.poll(() => changes).toEqual([{ photo: 102, position: 0 }]);
  });

  it('has one that is moved on its way stand there once it has arrived', async () => {
    let arrive = () => undefined as void;
    const { sender, changes } = open({ photo: () => new Promise((resolve) => (arrive = () => resolve(null))) });
    const sent = sender.send(7, photosOf(1));
    await expect.poll(() => sender.stateOf('photo-0')?.state).toBe('sending');
    sender.move('photo-0', 3);
    await expect.poll(() => String(arrive)).toContain('null');
    arrive();
    expect(await sent).toEqual({ failed: [] });
    await expect.poll(() => changes).toEqual([{ photo: 101, position: 3 }]);
  });

  it('keeps in this browser what has not arrived, for the next visit', async () => {
    const { sender } = open({ photo: (key) => (key === 'photo-1' ? tooLarge() : null) });
    await sender.send(7, photosOf(3));
    await expect
      .poll(async () => (await readUnsent(7)).map(({ key, position }) => [key, position]))
      .toEqual([['photo-1', 1]]);
    const [kept] = await readUnsent(7);
    expect(await kept?.blob.text()).toBe('photo 1');
    sender.remove('photo-1');
    await expect.poll(() => readUnsent(7)).toEqual([]);
  });
});
