import { describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

const form = () => {
  const sent = new FormData();
  sent.set('bike', '7');
  sent.set('image', new Blob([new Uint8Array(200_000)]), 'left.webp');
  return sent;
};
const post = (path: string, init: RequestInit = {}) =>
  new Request(new URL(path, location.href), { method: 'POST', body: form(), ...init });

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
});
