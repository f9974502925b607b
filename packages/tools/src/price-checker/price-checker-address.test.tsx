import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { locationAt } from '../testing/location-at.ts';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { priceCheckerPage } from './price-checker.page.tsx';

const { component: PriceCheckerPage } = priceCheckerPage;

afterEach(() => chosenCity.write(chosenCity.initial));

/** The page, with a button that leads to another of its addresses, as Back or a link would. */
function Moving() {
  const [city, setCity] = useState('Delhi');
  return (
    <>
      <button type="button" onClick={() => setCity('Jaipur')}>
        Elsewhere
      </button>
      <PriceCheckerPage at={locationAt(`/price-checker?bike=classic-350&city=${city}`)} />
    </>
  );
}

it('follows its address to the price in another city', async () => {
  const byCity = toolsHandlers.replies('price', async ({ request }) => {
    const { city } = (await request.json()) as { city: string };
    return HttpResponse.json({ city, on_road_price: city === 'Jaipur' ? 215_000 : 209_241, lines: [], missing: [] });
  });
  const { screen } = await renderWithApi(<Moving />, [byCity, ...toolsHandlers.all()], { at: '/price-checker' });
  await expect.element(screen.getByRole('region', { name: 'On-road price, Delhi' })).toMatchTextContent(/₹2,09,241/);
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByRole('region', { name: 'On-road price, Jaipur' })).toMatchTextContent(/₹2,15,000/);
});
