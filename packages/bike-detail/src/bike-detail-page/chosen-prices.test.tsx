import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { afterEach, expect, it } from 'vitest';
import { bikeHandlers, buildBikeDetail, sectionHandlers } from '../testing.ts';
import { openBike } from '../testing/open-bike-page.tsx';
import { BikeDetailPage } from './bike-detail-page.tsx';

afterEach(() => localStorage.clear());

it('shows the prices of the city in the address, until the visitor chooses another', async () => {
  const page = <BikeDetailPage brandSlug="royal-enfield" slug="classic-350" askedCity="Pune" />;
  const { screen } = await renderWithApi(page, [bikeHandlers.answers(buildBikeDetail()), ...sectionHandlers.all()]);
  await expect.element(screen.getByRole('heading', { name: 'On-road price, Pune' })).toBeVisible();
  chosenCity.write({ name: 'Mumbai', state: 'Maharashtra' });
  await expect.element(screen.getByRole('heading', { name: 'On-road price, Mumbai' })).toBeVisible();
});

it('has the price history of the chosen variant', async () => {
  const { screen, asked } = await openBike();
  const histories = () => asked.filter((address) => address.includes('/price-history/'));
  await screen.getByRole('button', { name: /^Variant/ }).click();
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /Halcyon/ })
    .click();
  await expect.poll(() => histories().at(-1)).toContain('variant=Halcyon');
});
