import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

const form = () => {
  const sent = new FormData();
  sent.set('bike', '7');
  sent.set('image', new Blob([new Uint8Array(200_000)]), 'left.webp');
  return sent;
};
const post = (path: string, init: RequestInit = {}) =>
  new Request(new URL(path, location.href), { method: 'POST', body: form(), ...init });

/** Upload on which nothing happens but what the test dispatches. */
class StillUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn(() => void this.dispatchEvent(new Event('abort')));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetchWithProgress', () => {
  it('answers as fetch does, and says how much has gone', async () => {
    const handleProgress = vi.fn();
    const expected = await fetch(post('/no-such-call'));
    const answer = await fetchWithProgress(post('/no-such-call'), handleProgress);
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.get('content-type')).toBe(expected.headers.get('content-type'));
    expect(await answer.text()).toBe(await expected.text());
    expect(handleProgress).toHaveBeenLastCalledWith(1);
  });

  it('fails as fetch does where nothing answers', async () => {
    await expect(fetchWithProgress(post('http://127.0.0.1:1/'), vi.fn())).rejects.toBeInstanceOf(TypeError);
  });

  it('stops when nobody waits any more', async () => {
    const controller = new AbortController();
    const answer = fetchWithProgress(post('/no-such-call', { signal: controller.signal }), vi.fn());
    controller.abort();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('waits for an upload that moves on, however long it takes, and gives up one that stands still', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const still = new StillUpload();
    vi.stubGlobal(
      'XMLHttpRequest',
      vi.fn(function Upload() {
        return still;
      }),
    );
    const failure = fetchWithProgress(post('/no-such-call'), vi.fn()).catch((error: unknown) => error);
    await vi.waitUntil(() => still.send.mock.calls.length > 0, 20_000);
    for (let loaded = 1; loaded <= 4; loaded += 1) {
      vi.advanceTimersByTime(50_000);
      still.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 9 }));
    }
    expect(still.abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600_000);
    expect(await failure).toBeInstanceOf(TypeError);
  });
});
