import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bikeListHandlers, buildBikeCard, buildLineUp } from '../testing.ts';
import { FeaturedBikes } from './featured-bikes.tsx';

insertPageStyle();
afterEach(() => vi.useRealTimers());

const { answers, fails, replies, waits } = bikeListHandlers;
const everyList = (['trending', 'popular', 'electric', 'upcoming'] as const).map((list) =>
  answers(list, [buildBikeCard({ name: `Bike of ${list}`, status: list === 'upcoming' ? 'upcoming' : 'on_sale' })]),
);
// Vitest's clicks and polls would advance the fake clock.
const nextFrame = () => new Promise(requestAnimationFrame);

describe('<FeaturedBikes />', () => {
  it.each([
    ['Trending', 'Featured Bikes', 'TRENDING NOW', 'Most searched bikes this week', 'Bike of trending'],
    ['Popular', 'Featured Bikes', 'MOST POPULAR', 'Bikes loved by our users', 'Bike of popular'],
    ['Electric', 'Featured Bikes', 'ELECTRIC VEHICLES', 'Environment friendly electric vehicles', 'Bike of electric'],
    ['Upcoming', 'Upcoming Bikes', 'COMING SOON', 'New launches coming soon', 'Bike of upcoming'],
  ])('shows the tab %s under the heading %s', async (tab, heading, badge, subtitle, bike) => {
    const { screen } = await renderWithApi(<FeaturedBikes />, everyList);
    await screen.getByRole('tab', { name: tab }).click();
    await expect.element(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(subtitle)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: bike })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: `View All ${tab} Bikes` })).toBeVisible();
  });

  it('starts with the trending bikes and fetches nothing else', async () => {
    const { screen, asked } = await renderWithApi(<FeaturedBikes />, everyList);
    await expect.element(screen.getByRole('tab', { name: 'Trending', selected: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Bike of trending' })).toBeVisible();
    expect(asked).toEqual(['/api/bikes/trending/']);
  });

  it('loads a tab once a visitor has stayed on it for 100 ms', async () => {
    const { screen, asked } = await renderWithApi(<FeaturedBikes />, everyList);
    await expect.element(screen.getByRole('heading', { name: 'Bike of trending' })).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const choose = (name: string) => {
      screen
        .getByRole('tab', { name })
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return nextFrame();
    };
    await choose('Popular');
    vi.advanceTimersByTime(99);
    await choose('Upcoming');
    vi.advanceTimersByTime(99);
    await nextFrame();
    expect(asked).toEqual(['/api/bikes/trending/']);
    vi.advanceTimersByTime(1);
    await expect.element(screen.getByRole('heading', { name: 'Bike of upcoming' })).toBeVisible();
    expect(asked).toEqual(['/api/bikes/trending/', '/api/bikes/upcoming_bikes/']);
  });

  it('fetches each list once, however often its tab is opened', async () => {
    const { screen, asked } = await renderWithApi(<FeaturedBikes />, everyList);
    for (const tab of ['Popular', 'Trending', 'Popular', 'Trending']) {
      await screen.getByRole('tab', { name: tab }).click();
      await expect.element(screen.getByRole('heading', { name: `Bike of ${tab.toLowerCase()}` })).toBeVisible();
    }
    expect(asked).toEqual(['/api/bikes/trending/', '/api/statistics/popular_bikes/']);
  });

  it('pages by four and starts anew on another tab', async () => {
    await page.viewport(1440, 900);
    const lists = [answers('trending', buildLineUp(6)), answers('popular', buildLineUp(6))];
    const { screen } = await renderWithApi(<FeaturedBikes />, lists);
    const previous = screen.getByRole('button', { name: 'Previous trending bikes' });
    const next = screen.getByRole('button', { name: 'Next trending bikes' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
    await screen.getByRole('tab', { name: 'Popular' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Previous popular bikes' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(screen.getByRole('button', { name: 'Next popular bikes' }))
      .toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('list', { name: 'popular bikes' }).element().scrollLeft).toBe(0);
  });

  it('shows one large bike and a part of the next on a narrow screen, and pages by one', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderWithApi(<FeaturedBikes />, [answers('trending', buildLineUp(8))]);
    await expect.element(screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const boxes = () =>
      screen
        .getByRole('article')
        .elements()
        .map((card) => card.getBoundingClientRect());
    const [first, second, third] = boxes();
    expect(first?.width).toBeGreaterThan(280);
    expect(second?.top).toBe(first?.top);
    expect(second?.left).toBeLessThan(360);
    expect(third?.left).toBeGreaterThanOrEqual(390);
    const { left = 0 } = first ?? {};
    await screen.getByRole('button', { name: 'Next trending bikes' }).click();
    await expect.poll(() => boxes()[1]?.left).toBeCloseTo(left, 0);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('leads from a card to the page of the bike, which gets the card as a head start', async () => {
    const bike = buildBikeCard();
    const { screen, router } = await renderWithApi(<FeaturedBikes />, [answers('trending', [bike])]);
    await screen.getByRole('link', { name: 'View Offers for Royal Enfield Classic 350' }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/royal-enfield/classic-350',
      hash: '#best-price',
      state: { bike: { ...bike, key_highlights: [] } },
    });
  });

  it('leads to all bikes of the category, which travels as navigation state', async () => {
    const { screen, router } = await renderWithApi(<FeaturedBikes />, everyList);
    await screen.getByRole('tab', { name: 'Electric' }).click();
    await screen.getByRole('link', { name: 'View All Electric Bikes' }).click();
    expect(router.state.location).toMatchObject({ pathname: '/trending-bikes', state: { category: 'electric' } });
  });

  it('marks the bikes of the popular tab alone as popular', async () => {
    const { screen } = await renderWithApi(<FeaturedBikes />, everyList);
    await expect.element(screen.getByRole('heading', { name: 'Bike of trending' })).toBeVisible();
    expect(screen.getByRole('article').getByText('Popular').query()).toBeNull();
    await screen.getByRole('tab', { name: 'Popular' }).click();
    await expect.element(screen.getByRole('article').getByText('Popular', { exact: true })).toBeVisible();
  });

  it('calls the price of an upcoming bike expected', async () => {
    const { screen } = await renderWithApi(<FeaturedBikes />, everyList);
    await screen.getByRole('tab', { name: 'Upcoming' }).click();
    await expect.element(screen.getByText('Expected Price')).toBeVisible();
  });

  it('says that it is loading', async () => {
    const { screen } = await renderWithApi(<FeaturedBikes />, [waits('trending')]);
    await expect.element(screen.getByText('Loading bikes')).toBeInTheDocument();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  it('says so when a category is empty, and fetches again on Refresh', async () => {
    const { screen, asked } = await renderWithApi(<FeaturedBikes />, [answers('trending', [])]);
    await expect.element(screen.getByText('No bikes available in this category')).toBeVisible();
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('shows what the server said when a list fails', async () => {
    const failure = fails('trending', 503, 'The catalogue is being renewed.');
    const { screen } = await renderWithApi(<FeaturedBikes />, [failure]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error Loading Bikes')).toBeVisible();
    await expect.element(alert.getByText('The catalogue is being renewed.')).toBeVisible();
  });

  it('keeps the panel while it tries again, and shows the bikes then', async () => {
    let hasFailed = false;
    const release = Promise.withResolvers<void>();
    const handler = replies('trending', async () => {
      if (!hasFailed) {
        hasFailed = true;
        return { status: 500 };
      }
      await release.promise;
      return { bikes: [buildBikeCard({ name: 'Late bike' })] };
    });
    const { screen } = await renderWithApi(<FeaturedBikes />, [handler]);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('alert').getByText('Request failed with status 500')).toBeVisible();
    release.resolve();
    await expect.element(screen.getByRole('heading', { name: 'Late bike' })).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });
});
