import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLineUp } from '../testing.ts';
import { ListedBikes } from './listed-bikes.tsx';
import { ShowsRivals } from './rival-notes.ts';

const slugs = ['first', 'second', 'third', ...Array.from({ length: 9 }, (_, at) => `other-${at}`)];
const bikes = buildLineUp(12).map((bike, at) =>
  Object.assign(bike, { id: at, slug: slugs[at], status: at === 11 ? 'upcoming' : 'on_sale' }),
);
const nothing = { beaten_by: null, unknown: [], open_count: 0, open_criteria: [], compared: 9 };
const better = {
  slug: 'livo',
  name: 'Livo',
  lines: [{ criterion: 'price', value: 80_000, other: 84_100, gain: 4100 }],
};
const notes = [
  { ...nothing, slug: 'first', beaten_by: better },
  { ...nothing, slug: 'second', unknown: ['weight'] },
  { ...nothing, slug: 'third' },
];
const address = '*/api/choose/rivals/';
const answers = http.get(address, () => HttpResponse.json({ city: 'Pune', notes }));
const open = (handler = answers) =>
  renderWithApi(
    <ShowsRivals value>
      <ListedBikes bikes={bikes} label="Bikes" />
    </ShowsRivals>,
    [handler],
  );

beforeEach(() => chosenCity.write({ name: 'Pune', state: 'Maharashtra' }));

describe('what beats the bikes of a list', () => {
  it('stands on their cards, from one call for the bikes on sale of each page, with prices of the city', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByText('Livo beats it: ₹4,100 less.')).toBeVisible();
    await expect.element(screen.getByText('Not compared: we don’t know its weight.')).toBeVisible();
    await expect.element(screen.getByText('Nothing on sale beats it.')).toBeVisible();
    await expect
      .element(screen.getByText(/^A bike beats another if it is no worse in on-road price in Pune/))
      .toBeVisible();
    const basis = screen.getByText(/^A bike beats another/);
    await expect.element(basis.getByRole('link')).toHaveAttribute('href', '/choose');
    expect(
      asked.map((call) => new URL(call, 'https://site.invalid').searchParams.get('of')?.split(',').length),
    ).toEqual([10, 1]);
  });

  it('is left out where it can’t be fetched', async () => {
    const { screen, asked } = await open(http.get(address, () => HttpResponse.json({}, { status: 404 })));
    await expect.poll(() => asked.length).toBe(2);
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByText(/beats/)).not.toBeInTheDocument();
  });
});
