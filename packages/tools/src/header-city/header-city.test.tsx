import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { HeaderCity } from './header-city.tsx';

const names = ['Delhi', 'Mumbai', 'Pune', 'Jaipur', 'Chennai', 'Kolkata', 'Surat', 'Nagpur'];
const cities = names.map((name, id) => ({ id, name, state: `State of ${name}`, rto_code: null }));

const handlers = [
  toolsHandlers.replies('cities', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const sought = searchParams.get('search') ?? '';
    if (searchParams.get('page') === '2') return HttpResponse.json({ results: cities.slice(7) });
    const results = cities.filter(({ name }) => name.startsWith(sought));
    return HttpResponse.json({ results, next: sought === '' ? null : '/api/cities/?page=2' });
  }),
];

afterEach(() => chosenCity.write(chosenCity.initial));

describe('<HeaderCity />', () => {
  it('fetches cities when it is opened, lists the seven largest, and takes one with its state', async () => {
    const { screen, asked } = await renderWithApi(<HeaderCity />, handlers);
    const picker = screen.getByRole('button', { name: 'City: Delhi' });
    await expect.element(picker).toBeVisible();
    expect(asked).toEqual([]);
    await picker.click();
    await expect.element(screen.getByRole('option', { name: /^Pune/ })).toBeVisible();
    expect(screen.getByRole('option').elements()).toHaveLength(7);
    await screen.getByRole('option', { name: /^Pune/ }).click();
    await expect.element(screen.getByRole('button', { name: 'City: Pune' })).toBeVisible();
    expect(chosenCity.read()).toEqual({ name: 'Pune', state: 'State of Pune' });
  });

  it('finds a city by what is typed, and more of them on a press', async () => {
    const { screen } = await renderWithApi(<HeaderCity />, handlers);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await screen.getByRole('combobox', { name: 'Search city' }).fill('Sur');
    await expect.element(screen.getByRole('option', { name: /^Delhi/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('option', { name: /^Surat/ })).toBeVisible();
    await screen.getByRole('option', { name: 'More cities' }).click();
    await expect.element(screen.getByRole('option', { name: /^Nagpur/ })).toBeVisible();
  });

  it('says that there are no cities where none could be fetched', async () => {
    const { screen } = await renderWithApi(<HeaderCity />, [toolsHandlers.fails('cities')]);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await expect.element(screen.getByText('No cities found')).toBeVisible();
  });
});
