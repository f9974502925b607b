import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { HttpResponse } from 'msw';
import { chosenCity } from '@dopahiya/visitor';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { CityBox } from './city-box.tsx';

insertPageStyle();

const city = (id: number, name: string, state: string) => ({ id, name, state, rto_code: null });
const himachal = ['Mandi', 'Shimla'].map((name, place) => city(place + 1, name, 'Himachal Pradesh'));
const chandigarh = city(9, 'Chandigarh', 'Chandigarh');

/** Mock responses by search, of an API with fuzzy matching. */
const found: Record<string, object> = {
  hamirpur: {
    results: himachal,
    guess: { kind: 'place', asked: 'Hamirpur', states: ['Himachal Pradesh'], large: chandigarh },
  },
  rampur: {
    results: himachal,
    guess: { kind: 'place', asked: 'Rampur', states: ['Himachal Pradesh', 'Uttar Pradesh'], large: null },
  },
  zzz: { results: [], guess: { kind: 'unknown', asked: 'zzz', states: ['Goa', 'Himachal Pradesh'], large: null } },
  'Himachal Pradesh': {
    results: himachal.slice(0, 1),
    next: '/api/cities/?page=2&search=Himachal+Pradesh',
    guess: { kind: 'state', asked: 'himachal pradesh', states: ['Himachal Pradesh'], large: null },
  },
  fatehpur: { results: [city(1, 'Fatehpur', 'Rajasthan'), city(2, 'Fatehpur', 'Uttar Pradesh')] },
};

const cities = toolsHandlers.replies('cities', ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('page') === '2') return HttpResponse.json({ results: himachal.slice(1), guess: null });
  return HttpResponse.json(found[searchParams.get('search') ?? ''] ?? { results: [city(3, 'Delhi', 'Delhi')] });
});

function Box() {
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <CityBox chosen={chosen} error={undefined} onChoose={choose} />
      <p>chosen: {chosen ?? 'none'}</p>
    </>
  );
}

async function search(text: string) {
  const { screen } = await renderWithApi(<Box />, [cities]);
  await screen.getByRole('combobox').fill(text);
  return screen;
}

describe('<CityBox />', () => {
  afterEach(() => chosenCity.write(chosenCity.initial));

  it('offers the cities near a place without prices, and the nearest large one with what differs there', async () => {
    const screen = await search('hamirpur');
    const near = screen.getByRole('group', {
      name: 'Cities nearest to Hamirpur. Road tax is the same across Himachal Pradesh.',
    });
    await expect.element(near.getByRole('option', { name: 'Mandi' })).toBeVisible();
    const large = screen.getByRole('group', {
      name: 'Nearest large city, in Chandigarh. Road tax is different there.',
    });
    await large.getByRole('option', { name: 'Chandigarh' }).click();
    await expect.element(screen.getByText('chosen: Chandigarh')).toBeVisible();
  });

  it('takes the first city that a text names when Enter is pressed, however early', async () => {
    const screen = await search('delh');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('chosen: Delhi')).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toHaveValue('Delhi');
    await screen.getByRole('combobox').click();
    await expect.element(screen.getByRole('option', { name: 'Delhi (chosen)' })).toBeVisible();
  });

  it('takes nothing that is only guessed, and says when it is left that nothing is chosen', async () => {
    const screen = await search('rampur');
    await expect.element(screen.getByRole('option', { name: 'Mandi Himachal Pradesh' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('‘rampur’ is not chosen yet. Choose a city from the list.')).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toHaveValue('rampur');
    await expect.element(screen.getByText('chosen: none')).toBeVisible();
  });

  it('goes on with a state where nothing was found, to all its cities', async () => {
    const screen = await search('zzz');
    await expect.element(screen.getByText(/^No cities found\. Choose your state/)).toBeVisible();
    await screen.getByRole('option', { name: 'Himachal Pradesh' }).click();
    await expect.element(screen.getByRole('combobox')).toHaveValue('Himachal Pradesh');
    await expect.element(screen.getByRole('option', { name: 'Mandi' })).toBeVisible();
    await expect.element(screen.getByText('chosen: none')).toBeVisible();
    await screen.getByRole('option', { name: 'More cities' }).click();
    await screen.getByRole('option', { name: 'Shimla' }).click();
    await expect.element(screen.getByText('chosen: Shimla')).toBeVisible();
  });

  it('makes the city that is chosen the visitor’s, with its state', async () => {
    const screen = await search('fatehpur');
    await screen.getByRole('option', { name: 'Fatehpur, Rajasthan' }).click();
    await expect.poll(() => chosenCity.read()).toEqual({ name: 'Fatehpur, Rajasthan', state: 'Rajasthan' });
  });

  it('tells cities of one name apart by their states', async () => {
    const screen = await search('fatehpur');
    await screen.getByRole('option', { name: 'Fatehpur, Rajasthan' }).click();
    await expect.element(screen.getByText('chosen: Fatehpur, Rajasthan')).toBeVisible();
  });
});
