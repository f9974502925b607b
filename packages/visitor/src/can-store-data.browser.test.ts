import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInCookie, canStoreData } from './can-store-data.ts';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe('canStoreData', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('leaves nothing behind in a browser that keeps cookies and data', () => {
    expect(canStoreData()).toBe(true);
    expect([document.cookie.includes(signInCookie), localStorage.getItem('tried')]).toEqual([false, null]);
  });

  it.each<[string, () => void]>([
    ['says that it keeps no cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
    ['drops cookies', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
    ['refuses to read cookies', () => vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)],
    ['refuses storage', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    ['has no storage', () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
    ['has no room', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('is false in a browser that %s', (_, refuses) => {
    refuses();
    expect(canStoreData()).toBe(false);
  });
});
