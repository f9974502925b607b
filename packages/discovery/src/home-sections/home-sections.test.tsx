import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { bikeListHandlers, rideFinderHandlers } from '../testing.ts';
import { LaterCategoryExplorer, LaterMostLovedBikes, LaterRideFinder, LaterSportsCarousel } from './later-sections.tsx';

insertPageStyle();

const { brands, categories, bikes } = rideFinderHandlers;
const handlers = [
  brands(),
  categories(),
  bikeListHandlers.answers('popular'),
  ...['scooters', 'sports_bikes', 'best_mileage', 'cruisers'].map((list) => bikes(list)),
];

const sections = [
  ['ride finder', <LaterRideFinder key="later" />, 'Find Your Perfect Ride', 'All brands', 'Search brands'],
  [
    'most loved bikes',
    <LaterMostLovedBikes key="later" />,
    'Most Loved Bikes & Scooters',
    'Popular bikes',
    'most loved bikes',
  ],
  ['categories', <LaterCategoryExplorer key="later" />, 'Explore by category', 'Best Mileage', 'Categories'],
  ['sports bikes', <LaterSportsCarousel key="later" />, 'Sports Bikes', 'All Sports Bikes', 'sports bikes'],
] as const;

describe('the later sections of the home page', () => {
  it.each(sections)('begin as a heading with links: the %s', async (_, element, title, link) => {
    const first = await hydrateWithApi(element, () => {});
    expect(first.text).toContain(title);
    expect(first.text).toContain(link);
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it.each([
    [
      'ride finder',
      LaterRideFinder,
      { 'All brands': '/brands', 'By budget, displacement or body style': '/trending-bikes' },
    ],
    ['most loved bikes', LaterMostLovedBikes, { 'Popular bikes': '/popular' }],
    [
      'categories',
      LaterCategoryExplorer,
      {
        Scooters: '/bikes/scooters',
        Sports: '/bikes/sports',
        'Best Mileage': '/bikes/mileage',
        Cruisers: '/bikes/cruisers',
      },
    ],
    ['sports bikes', LaterSportsCarousel, { 'All Sports Bikes': '/bikes/sports' }],
  ])('lead on where no script runs: the %s', (_, Section, expected) => {
    const section = document.createElement('div');
    section.innerHTML = renderToString(
      <MemoryRouter>
        <Section />
      </MemoryRouter>,
    );
    const links = [...section.querySelectorAll('a')];
    expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(expected);
  });

  it.each(sections)('are loaded when they come near: the %s', async (_, element, title, _link, content) => {
    const { screen } = await renderWithApi(element, handlers);
    await expect.element(screen.getByLabelText(content, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  });
});
