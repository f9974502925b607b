import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '../../toast/toast-region.tsx';
import { ShareRow } from './share-row.tsx';

const url = 'https://dopahiya.example/news/classic-350?from=a&to=b';
const show = () =>
  render(
    <>
      <ShareRow title="Classic 350 & you" url={url} />
      <ToastRegion />
    </>,
  );

afterEach(() => vi.restoreAllMocks());

describe('<ShareRow />', () => {
  it('links to services with title and address, whatever is in them', async () => {
    const screen = await show();
    const addressOf = (name: string) =>
      new URL((screen.getByRole('link', { name }).element() as HTMLAnchorElement).href);
    expect(addressOf('Share by WhatsApp').searchParams.get('text')).toBe(`Classic 350 & you ${url}`);
    expect(addressOf('Share by Facebook').searchParams.get('u')).toBe(url);
    expect(addressOf('Share by X').searchParams.get('url')).toBe(url);
    expect(addressOf('Share by email').searchParams.get('body')).toBe(url);
  });

  it('copies the address and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await show();
    await screen.getByRole('button', { name: 'Copy link' }).click();
    expect(write).toHaveBeenCalledWith(url);
    await expect.element(screen.getByText('Link copied to clipboard!')).toBeVisible();
  });

  it('says what to do when the browser does not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const screen = await show();
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText(/Copy the link from the address bar/)).toBeVisible();
  });
});
