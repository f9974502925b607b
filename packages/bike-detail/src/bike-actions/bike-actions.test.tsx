import { ToastRegion } from '@dopahiya/ui-kit';
import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { favourites } from '@dopahiya/visitor';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BikeActions } from './bike-actions.tsx';

const classic = { slug: 'classic-350', name: 'Classic 350' };
const show = async () => {
  const actions = (
    <>
      <BikeActions bike={classic} />
      <ToastRegion />
    </>
  );
  return (await renderWithApi(actions, [])).screen;
};
const stored = () => localStorage.getItem('favourites');
const address = location.origin + location.pathname;

const browserShares = (share: (data: ShareData) => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
};
const copying = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

afterEach(async () => {
  for (const button of page.getByRole('button', { name: 'Dismiss' }).elements()) (button as HTMLElement).click();
  await vi.waitUntil(() => page.getByRole('button', { name: 'Dismiss' }).elements().length === 0, 20_000);
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the heart', () => {
  it('keeps the bike beside others, and lets it go again', async () => {
    localStorage.setItem('favourites', '["activa-6g"]');
    const screen = await show();
    await screen.getByRole('button', { name: 'Favourite', pressed: false }).click();
    await expect.element(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
    expect(stored()).toBe('["activa-6g","classic-350"]');
    await screen.getByRole('button', { name: 'Favourite' }).click();
    await expect.element(screen.getByRole('button', { name: 'Favourite', pressed: false })).toBeVisible();
    expect(stored()).toBe('["activa-6g"]');
  });

  it.each([
    ['["classic-350"]', true],
    ['["activa-6g"]', false],
    ['{"classic-350":true}', false],
    ['[classic-350', false],
  ])('knows from %s what the visitor chose before', async (before, pressed) => {
    localStorage.setItem('favourites', before);
    const screen = await show();
    await expect.element(screen.getByRole('button', { name: 'Favourite', pressed })).toBeVisible();
  });

  it('follows what happens in another tab', async () => {
    const screen = await show();
    localStorage.setItem('favourites', '["classic-350"]');
    dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
    await expect.element(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  });

  it('is taken over from the server without a mismatch, chosen or not', async () => {
    localStorage.setItem('favourites', '["classic-350"]');
    const first = await hydrateWithApi(<BikeActions bike={classic} />, () => undefined);
    expect(first.consoleErrors).toEqual([]);
  });

  it('says so when the browser keeps nothing', async () => {
    // Favourites that cannot be stored are kept in memory for the page, which other tests share.
    onTestFinished(() => void favourites.write([]));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const screen = await show();
    await screen.getByRole('button', { name: 'Favourite' }).click();
    const said = 'Your browser blocks storage, so we can’t save this favourite after you leave.';
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  });
});

describe('the share button', () => {
  it('shares the page where the browser can, and says nothing itself', async () => {
    const share = vi.fn(() => Promise.resolve());
    browserShares(share);
    const writeText = copying();
    const screen = await show();
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Classic 350', url: address });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByText('Link copied to clipboard!').query()).toBeNull();
  });

  it('accepts that a visitor shares nothing after all', async () => {
    browserShares(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    const writeText = copying();
    const screen = await show();
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address where the browser cannot share, and says so', async () => {
    const writeText = copying();
    const screen = await show();
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect.element(screen.getByText('Link copied to clipboard!')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('copies the address when sharing fails', async () => {
    browserShares(() => Promise.reject(new DOMException('Not here', 'NotAllowedError')));
    copying();
    const screen = await show();
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect.element(screen.getByText('Link copied to clipboard!')).toBeVisible();
  });

  it('says what to do when the browser does not allow copying', async () => {
    copying().mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    const screen = await show();
    await screen.getByRole('button', { name: 'Share' }).click();
    const said = 'Your browser blocked copying. Copy the link from the address bar.';
    await expect.element(screen.getByText(said)).toBeVisible();
  });
});
