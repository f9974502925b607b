import { createTestApi, hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { chosenCity } from '@dopahiya/visitor';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseHandlers } from '../testing/choose-handlers.ts';
import { chooseSearch, readChooseInputs } from './choose-inputs.ts';
import { choosePage } from './choose.page.ts';

const { answers, reads } = chooseHandlers;

/** Renders the page on the server with what it asks for, and takes it over in the browser. */
async function firstAt(search: string) {
  const at = locationOf(choosePage, { pathname: '/choose', search }, {});
  const { api } = createTestApi(reads(), answers());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { essential, sections = [] } = choosePage.queries(api, at);
  await essential?.start(client);
  await Promise.all((typeof sections === 'function' ? sections(client) : sections).map(({ start }) => start(client)));
  return hydrateWithApi(<choosePage.component at={at} />, (queries) => hydrate(queries, dehydrate(client)));
}

it.each([
  'use=highway&kind=motorcycle&fuel=petrol&km=60&height=155&budget=150000&monthly=5000&city=Pune&not=classic-350',
  'socket=false&passenger=true&price=3&energy=1&mileage=2&range=3&weight=1&power=2&seat=3&show=48',
  'words=office%2C+40+km&city=Pune',
])('the page knows every need of its address: %s', (search) => {
  const at = locationOf(choosePage, { pathname: '/choose', search: `?${search}` }, {});
  expect(chooseSearch(readChooseInputs(at.search))).toBe(search);
});

it('puts the city of the visitor into the address, so that an answer is the same for others', async () => {
  chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
  onTestFinished(() => void chosenCity.write(chosenCity.initial));
  const at = locationOf(choosePage, { pathname: '/choose', search: '' }, {});
  const { screen, router } = await renderWithApi(<choosePage.component at={at} />, [answers()], { at: '/choose' });
  await screen.getByRole('radio', { name: 'Electric' }).click();
  await expect.poll(() => router.state.location.search).toBe('?fuel=electric&city=Pune');
});

describe('the first HTML of the page', () => {
  it.each(['', '?city=Pune&use=family&show=48', '?words=family,+under+1+lakh'])(
    'holds the answer to %j, and the browser asks for nothing again',
    async (search) => {
      const first = await firstAt(search);
      expect(first.text).toContain('Shine 100');
      expect(first).toMatchObject({ consoleErrors: [], asked: [] });
    },
  );
});
