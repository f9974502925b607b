import { renderWithApi } from '@dopahiya/api-client/testing';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildBikeDetail, buildDealership, sectionHandlers } from '../testing.ts';
import { DealershipList } from './dealership-list.tsx';

const { answers, fails, replies } = sectionHandlers;
const showList = (...handlers: RequestHandler[]) =>
  renderWithApi(<DealershipList brand={buildBikeDetail().brand} city="Delhi" />, [
    ...handlers,
    ...sectionHandlers.all(),
  ]);

const listOf = (results: object[], more: object = {}) => ({ count: 1, next: null, previous: null, results, ...more });

describe('dealerships', () => {
  it('are those of the brand in the city, with the way there, more on demand', async () => {
    const { screen, asked } = await showList(
      replies('dealerships', ({ request }) =>
        HttpResponse.json(
          request.url.includes('page=2')
            ? listOf([{ ...buildDealership({ id: 20, name: 'Capital Riders', is_sample: false }) }])
            : listOf([{ ...buildDealership({ is_sample: false }) }], {
                next: '/api/dealerships/?brand=3&city=1&page=2',
              }),
        ),
      ),
    );
    await expect.element(screen.getByText('Ring Road Riders', { exact: false }).first()).toBeVisible();
    expect(asked).toContain('/api/dealerships/?brand=3&city=1&page=1');
    const directions = screen.getByRole('link', { name: 'Directions to Ring Road Riders' });
    await expect.element(directions).toHaveAttribute('href', expect.stringContaining('destination=28.617%2C77.2018'));
    await screen.getByRole('button', { name: 'Load more', exact: true }).click();
    await expect.element(screen.getByRole('link', { name: 'Directions to Capital Riders' })).toBeVisible();
  });

  it('have no way to them while they are samples, which says who brings real ones and where the maker names its own', async () => {
    const finder = 'https://maker.example/dealers/';
    const maker = { id: 3, name: 'Royal Enfield', slug: 'royal-enfield', logo: null, dealer_finder: finder };
    const { screen } = await showList(answers('brand', maker));
    await expect.element(screen.getByText(/sample showrooms/)).toBeVisible();
    const way = screen.getByRole('link', { name: /^Find a Royal Enfield dealer/ });
    await expect.element(way).toHaveAttribute('href', finder);
    expect(screen.getByRole('link', { name: /^(Directions|Call)/ }).elements()).toEqual([]);
  });

  it('are asked for by the name of the city where no list of cities has it', async () => {
    for (const cities of [answers('cities', listOf([])), fails('cities')]) {
      const { screen, asked } = await showList(cities);
      await expect.poll(() => asked).toContain('/api/dealerships/?brand=3&city=Delhi&page=1');
      await screen.unmount();
    }
  });

  it('are none in this location', async () => {
    const { screen } = await showList(answers('dealerships', listOf([])));
    await expect.element(screen.getByText('No dealerships found in this location')).toBeVisible();
  });

  it('stay when more of them fail, which is said', async () => {
    const firstAlone = replies('dealerships', ({ request }) =>
      request.url.includes('page=2')
        ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 })
        : HttpResponse.json(
            listOf([{ ...buildDealership({ is_sample: false }) }], { next: '/api/dealerships/?brand=3&city=1&page=2' }),
          ),
    );
    const { screen } = await showList(firstAlone);
    await screen.getByRole('button', { name: 'Load more', exact: true }).click();
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Directions to Ring Road Riders' })).toBeVisible();
  });

  it('say so when they fail, and are fetched again', async () => {
    const { screen, asked } = await showList(fails('dealerships'));
    await expect.element(screen.getByText('Error loading dealerships')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});
