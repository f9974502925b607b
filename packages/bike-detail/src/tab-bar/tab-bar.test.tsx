import { insertPageStyle, leavesNewTabToBrowser } from '@dopahiya/ui-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openBike } from '../testing/open-bike-page.tsx';

insertPageStyle();
afterEach(() => vi.restoreAllMocks());

const names = ['Overview', 'Rider fit', 'Specifications', 'Colors', 'Reviews', 'Similar Bikes', 'FAQs', 'News'];
const open = async () => {
  const { screen } = await openBike();
  return screen.getByRole('navigation', { name: 'On this page' });
};

describe('<TabBar />', () => {
  it('names the parts of the page in their order, the first one in sight', async () => {
    const tabs = await open();
    await expect.element(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    expect(
      tabs
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it('leads smoothly to each part, which takes the focus', async () => {
    // A page that scrolls moves the tabs under the pointer between two clicks.
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const tabs = await open();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    for (const name of names.slice(1)) {
      await tabs.getByRole('link', { name }).click();
      expect(document.activeElement?.id).toBe(name.toLowerCase().replace(' ', '-'));
      expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement);
      expect(scroll.mock.lastCall).toEqual([{ behavior: 'smooth' }]);
    }
  });

  it('shows the part and its tab clear of the bar on a phone', async () => {
    await page.viewport(390, 800);
    const tabs = await open();
    const last = tabs.getByRole('link', { name: 'Reviews' });
    await expect.element(last).not.toBeInViewport({ ratio: 0.9 });
    const part = document.getElementById('reviews')!;
    // The parts above may still grow.
    await expect.poll(() => (part.scrollIntoView(), last.element().getAttribute('aria-current'))).toBe('true');
    await expect.element(last).toBeInViewport({ ratio: 0.9 });
    const bar = tabs.element().closest('[id]')!;
    expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.floor(bar.getBoundingClientRect().bottom));
  });

  it('leads there at once where motion is unwelcome', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const tabs = await open();
    const tab = tabs.getByRole('link', { name: 'Specifications' });
    await expect.element(tab).toBeVisible();
    expect(leavesNewTabToBrowser(tab.element())).toBe(true);
    await tab.click();
    expect(scroll.mock.lastCall).toEqual([{ behavior: 'instant' }]);
  });
});
