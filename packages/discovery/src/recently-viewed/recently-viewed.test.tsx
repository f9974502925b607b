import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { recentlyViewed, rememberViewed } from '@dopahiya/visitor';
import { afterEach, describe, expect, it } from 'vitest';
import { buildBikeCard, buildLineUp } from '../testing.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

insertPageStyle();
afterEach(() => recentlyViewed.write([]));

describe('<RecentlyViewed />', () => {
  it('is nothing while no bike was viewed', async () => {
    const { screen } = await renderWithApi(<RecentlyViewed />, []);
    expect(screen.container).toBeEmptyDOMElement();
  });

  it('shows the bikes viewed last, the latest first, and asks nobody', async () => {
    for (const bike of buildLineUp(2)) rememberViewed(bike);
    const { screen, asked } = await renderWithApi(<RecentlyViewed />, []);
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Recently viewed' })).toBeVisible();
    const names = screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map((name) => name.textContent);
    expect(names).toEqual(['Activa 6G', 'Classic 350']);
    expect(asked).toEqual([]);
  });

  it('leads back to a bike', async () => {
    rememberViewed(buildBikeCard());
    const { screen, router } = await renderWithApi(<RecentlyViewed />, []);
    await screen.getByRole('link', { name: 'Classic 350' }).click();
    expect(router.state.location.pathname).toBe('/royal-enfield/classic-350');
  });

  it('is not in the first HTML, whatever the browser remembers', async () => {
    rememberViewed(buildBikeCard());
    const first = await hydrateWithApi(<RecentlyViewed />, () => {});
    expect(first).toMatchObject({ text: '', consoleErrors: [] });
  });
});
