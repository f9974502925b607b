import { createTestApi, hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { loadNumberReader } from '@dopahiya/domain/typed';
import { chosenCity } from '@dopahiya/visitor';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseHandlers, sampleChoice } from '../testing/choose-handlers.ts';
import { readChooseInputs } from './choose-inputs.ts';
import { ChoosePage } from './choose-page.tsx';
import { chooseQueries } from './choose-queries.ts';

const { answers, fails, reads, waits } = chooseHandlers;
const suggests = (results: object[]) => http.get('*/api/bikes/autocomplete/', () => HttpResponse.json({ results }));
const choicesIn = (asked: readonly string[]) => asked.filter((call) => call.startsWith('/api/choose/'));
const inputsOf = (search: string) => readChooseInputs(new URLSearchParams(search));
const show = (search = '', handlers: RequestHandler[] = [answers()]) =>
  renderWithApi(<ChoosePage inputs={inputsOf(search)} />, handlers, { at: '/choose' });

beforeAll(loadNumberReader);
beforeEach(() => chosenCity.write(chosenCity.initial));

describe('<ChoosePage />', () => {
  it('shows the bikes with their on-road price, its city and month, and what each is best at', async () => {
    const { screen } = await show('city=Pune');
    const first = screen.getByRole('article').first();
    await expect.element(first.getByRole('link', { name: 'Shine 100' })).toBeVisible();
    await expect.element(first.getByText('₹80,000')).toBeVisible();
    await expect.element(first.getByText('on road, Pune · June 2026')).toBeVisible();
    await expect.element(first.getByText('Lowest price')).toBeVisible();
    await expect.element(screen.getByText('97 cost more than your budget')).toBeVisible();
    await expect.element(screen.getByText('₹90,000 on road; we don’t know its weight')).toBeVisible();
  });

  it('asks with the needs of the address and the visitor’s city', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    const { asked } = await show('use=family&height=155&budget=100000&passenger=true&socket=false&seat=3');
    await expect
      .poll(() => asked.at(-1))
      .toBe('/api/choose/?use=family&socket=false&passenger=true&height=155&budget=100000&matters=seat-3&city=Pune');
  });

  it('asks anew for another need, and puts it into the address', async () => {
    const { screen, asked, router } = await show();
    await screen.getByText('Electric', { exact: true }).click();
    await expect.poll(() => asked.at(-1)).toContain('fuel=electric');
    await expect.poll(() => router.state.location.search).toBe('?fuel=electric');
  });

  it('reads needs in words, says what was understood, and fills the needs in', async () => {
    const { screen, asked, router } = await show('', [reads(), answers()]);
    await screen.getByRole('searchbox', { name: 'In your own words' }).fill('family, under 1 lakh, light, zorbing');
    await screen.getByRole('button', { name: 'Read my needs' }).click();
    await expect
      .element(
        screen.getByText(/^Understood: Family; On-road budget: ₹1,00,000; A passenger rides along; Low weight matters/),
      )
      .toBeVisible();
    await expect.element(screen.getByText('Not used: “zorbing”.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'On-road budget' })).toHaveValue('100000');
    await expect
      .poll(() => asked.at(-1))
      .toContain('use=family&passenger=true&budget=100000&matters=price-2%2Cenergy-2%2Cweight-3%2Cseat-2');
    await expect.poll(() => router.state.location.search).toContain('?words=family');
    await screen.getByText('Electric', { exact: true }).click();
    await expect.poll(() => router.state.location.search).toContain('?use=family&fuel=electric&passenger=true');
  });

  it('leads to more bikes by the address, up to a limit', async () => {
    const many = [answers({ ...sampleChoice, chosen_count: 101 })];
    const { screen } = await show('use=family', many);
    await expect
      .element(screen.getByRole('link', { name: 'Show 45 more of 101' }))
      .toHaveAttribute('href', '/choose?use=family&show=48');
    const { screen: fewer } = await show('', [answers({ ...sampleChoice, chosen_count: 30 })]);
    await expect.element(fewer.getByRole('link', { name: 'Show 27 more of 30' })).toBeVisible();
    const { screen: last } = await show('show=96', many);
    await expect.element(last.getByText('98 more are not shown. Say more of what you need.')).toBeVisible();
  });

  it('puts the bikes in order at once when something else matters, and says why', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('article').first().getByRole('link', { name: 'Shine 100' })).toBeVisible();
    await screen.getByText('What matters to you').click();
    const price = screen.getByRole('slider', { name: 'Low price' });
    (price.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const first = screen.getByRole('article').first();
    await expect.element(first.getByRole('link', { name: 'Splendor' })).toBeVisible();
    await expect.element(first.getByText(/^Moved up: \d+% cheaper to run than/)).toBeVisible();
  });

  it('says why a bike is not in the answer', async () => {
    const { screen } = await show('not=classic-350&height=155&budget=200000&city=Pune');
    const why =
      /^Royal Enfield Classic 350 isn’t here: ₹38,000 over your budget in Pune; its seat is 805 mm, 25 mm above what fits 155 cm\./;
    await expect.element(screen.getByText(why)).toBeVisible();
  });

  it('finds the bike by a word of its name', async () => {
    const named = [{ id: 7, slug: 'classic-350', name: 'Classic 350', brand: 'Royal Enfield' }];
    const { screen, asked } = await show('not=classic', [answers(), suggests(named)]);
    await expect.element(screen.getByText(/^Royal Enfield Classic 350 isn’t here: /)).toBeVisible();
    expect(choicesIn(asked)).toHaveLength(2);
  });

  it('says that it knows no bike of this name, and answers all the same', async () => {
    const { screen, asked } = await show('not=qwrtzx', [answers(), suggests([])]);
    await expect.element(screen.getByText('We know no bike called “qwrtzx”. Check the spelling.')).toBeVisible();
    const form = screen.getByRole('form', { name: 'Why not another bike?' });
    await expect.element(form.getByRole('combobox')).toHaveValue('qwrtzx');
    await expect.element(screen.getByRole('article').first().getByRole('link', { name: 'Shine 100' })).toBeVisible();
    expect(choicesIn(asked)).toHaveLength(1);
  });

  it('says which need excludes most bikes when none is left', async () => {
    const { screen } = await show('', [answers({ ...sampleChoice, chosen: [], uncertain: [], uncertain_count: 0 })]);
    await expect.element(screen.getByText('No bike meets all of this')).toBeVisible();
    await expect.element(screen.getByText('97 cost more than your budget. Change that need first.')).toBeVisible();
  });

  it('says how many more bikes may suit', async () => {
    const counted = (uncertain_count: number) => ({ ...sampleChoice, uncertain_count });
    const { screen } = await show('', [answers(counted(2))]);
    await expect.element(screen.getByText('and 1 other', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('2 bikes may suit, but we don’t know enough')).toBeVisible();
  });

  it('says why there is no answer, and tries again', async () => {
    const { screen, asked } = await show('', [fails()]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('The garage is closed.')).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('is made of forms that send themselves and keep the other needs where no script runs', async () => {
    const { screen } = await show('use=family&budget=100000&city=Pune&seat=3');
    const fieldsOf = (name: string) => {
      const form = screen.getByRole('form', { name, exact: true }).element() as HTMLFormElement;
      expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/choose']);
      expect(form.querySelector('button[type=submit]'), name).not.toBeNull();
      return Object.fromEntries(new FormData(form));
    };
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await screen.getByText('What matters to you').click();
    const asked = { use: 'family', budget: '100000', city: 'Pune', seat: '3' };
    expect(fieldsOf('Your needs')).toMatchObject(asked);
    expect(fieldsOf('In your own words')).toEqual({ city: 'Pune', words: '' });
    expect(fieldsOf('What matters to you')).toMatchObject(asked);
    expect(fieldsOf('Why not another bike?')).toEqual({ ...asked, not: '' });
  });

  it('says that it is loading', async () => {
    const { screen } = await show('', [waits()]);
    await expect.element(screen.getByText('Choosing bikes')).toBeInTheDocument();
  });

  it('has the answer in the HTML of the server, which the browser takes over as it is', async () => {
    const inputs = inputsOf('');
    const first = await hydrateWithApi(<ChoosePage inputs={inputs} />, (queries) => {
      const { queryKey } = chooseQueries.answer(createTestApi().api, inputs, 'Delhi');
      queries.setQueryData(queryKey, { ...sampleChoice, unknownBike: null });
    });
    expect(first.text).toContain('Shine 100');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
