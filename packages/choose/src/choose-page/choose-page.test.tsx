import { createTestApi, hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { paths } from '@dopahiya/domain/site';
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
    await expect
      .element(screen.getByText('Out of 540 on sale. Another bike beats 12 that meet your needs.'))
      .toBeVisible();
    await expect.element(screen.getByText(/for commuting we ask for a style that suits it/)).toBeVisible();
  });

  it('leads to the pages of its bikes, and to a comparison of the first three', async () => {
    const [chosen, uncertain] = [sampleChoice.chosen[0], sampleChoice.uncertain[0]];
    if (!chosen || !uncertain) throw new Error('The sample has no bikes.');
    const more = Array.from({ length: 9 }, (_, at) => {
      const bike = { ...chosen.bike, slug: `other-${at}`, name: `Honda Other ${at}` };
      return { ...chosen, bike, card: { ...chosen.card, id: 100 + at, slug: bike.slug, name: `Other ${at}` } };
    });
    const twelve = answers({ ...sampleChoice, chosen: [...sampleChoice.chosen, ...more], chosen_count: 12 });
    const { screen } = await show('', [twelve]);
    await expect
      .element(screen.getByRole('link', { name: 'Other 1', exact: true }))
      .toHaveAttribute('href', '/honda/other-1');
    await expect
      .element(screen.getByRole('link', { name: 'TVS New One' }))
      .toHaveAttribute('href', paths.bike(uncertain.card));
    expect(screen.getByRole('article').elements()).toHaveLength(9);
    await screen.getByText('Show 3 more', { exact: true }).click();
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(12);
    const names = screen
      .getByRole('article')
      .elements()
      .map((card) => card.querySelector('a')?.pathname.split('/').at(-1));
    expect(new Set(names).size).toBe(12);
    await expect
      .element(screen.getByRole('link', { name: 'Compare the first 3' }))
      .toHaveAttribute('href', paths.compare(names.slice(0, 3).map((slug) => slug ?? '')));
    const { screen: longer } = await show('show=48', [twelve]);
    await expect.poll(() => longer.getByRole('article').elements()).toHaveLength(12);
  });

  it('asks with the needs of the address and the visitor’s city', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    const { asked } = await show('use=family&height=155&budget=100000&passenger=true&socket=false&seat=3');
    await expect
      .poll(() => asked.at(-1))
      .toBe('/api/choose/?use=family&socket=false&passenger=true&height=155&budget=100000&matters=seat-3&city=Pune');
  });

  it('asks anew for another need, and puts it into the address', async () => {
    const { screen, asked, router } = await show('show=48');
    await expect.poll(() => asked.at(-1)).toContain('limit=48');
    await screen.getByText('Electric', { exact: true }).click();
    await expect.poll(() => asked.at(-1)).toContain('fuel=electric');
    expect(asked.at(-1)).not.toContain('limit');
    await expect.poll(() => router.state.location.search).toBe('?fuel=electric');
    await screen.getByText('Scooter', { exact: true }).click();
    await screen.getByRole('combobox', { name: 'What is it for?' }).selectOptions('Family');
    await screen.getByRole('checkbox', { name: 'A passenger rides along' }).click();
    await screen.getByRole('checkbox', { name: 'I can’t charge at home' }).click();
    await screen.getByRole('textbox', { name: 'Distance per day' }).fill('40');
    await screen.getByRole('textbox', { name: 'Rider’s height' }).fill('155');
    const needs = 'use=family&kind=scooter&fuel=electric&socket=false&passenger=true';
    await expect.poll(() => router.state.location.search).toBe(`?${needs}&km=40&height=155`);
    await expect.poll(() => asked.at(-1)).toContain(`${needs}&km=40&height=155`);
    await screen.getByRole('textbox', { name: 'Distance per day' }).fill('');
    await expect.poll(() => router.state.location.search).toBe(`?${needs}&height=155`);
  });

  it('keeps each of two numbers that are typed before they are understood', async () => {
    const { screen, router } = await show();
    const field = (name: string) => screen.getByRole('textbox', { name }).element() as HTMLInputElement;
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    for (const [input, text] of [
      [field('Distance per day'), '40'],
      [field('Rider’s height'), '155'],
    ] as const) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await expect.poll(() => router.state.location.search).toBe('?km=40&height=155');
  });

  it('refuses a number that can’t be meant, and asks for none by it', async () => {
    const { screen, asked } = await show();
    const height = screen.getByRole('textbox', { name: 'Rider’s height' });
    await height.fill('90');
    await userEvent.tab();
    await expect.element(screen.getByText('Enter a number from 130 to 210.')).toBeVisible();
    await expect.element(height).toHaveValue('90');
    expect(asked.filter((call) => call.includes('height'))).toEqual([]);
  });

  it('follows the city that is chosen in the header', async () => {
    const { screen, asked, router } = await show('city=Mumbai&fuel=electric');
    await expect.poll(() => asked.at(-1)).toContain('city=Mumbai');
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    await expect.poll(() => asked.at(-1)).toContain('city=Pune');
    expect(asked.at(-1)).toContain('fuel=electric');
    await expect.poll(() => router.state.location.search).toContain('city=Pune');
    await expect.element(screen.getByText(/with on-road prices in Pune\.$/)).toBeVisible();
  });

  it('says when it can’t read needs in words, keeps them, and tries again', async () => {
    let isBroken = true;
    const broken = http.get('*/api/choose/needs/', () =>
      isBroken ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 }) : undefined,
    );
    const { screen } = await show('words=family', [broken, reads(), answers()]);
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
    await expect.element(screen.getByRole('searchbox', { name: 'In your own words' })).toHaveValue('family');
    isBroken = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText(/^Understood: Family/)).toBeVisible();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
  });

  it('says that it understood nothing', async () => {
    const nothing = { use: null, passenger: null, budget: null, matters: [], unused: [] };
    const known = { kind: null, fuel: null, socket: null, km: null, height: null, monthly: null, city: null };
    const { screen } = await show('words=hmm', [reads({ ...known, ...nothing }), answers()]);
    await expect.element(screen.getByText(/^We understood no need in this\./)).toBeVisible();
  });

  it('reads needs in words, says what was understood, and fills the needs in', async () => {
    const { screen, asked, router } = await show('', [reads(), answers()]);
    await screen.getByRole('button', { name: 'Read my needs' }).click();
    expect(asked.filter((call) => call.includes('needs'))).toEqual([]);
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
    await expect.element(screen.getByText(/^Hero Splendor: .*cheaper to run than/)).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Use what is usual' }).click();
    await expect.element(first.getByRole('link', { name: 'Shine 100' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use what is usual' })).not.toBeInTheDocument();
  });

  it('says why a bike is not in the answer', async () => {
    const { screen } = await show('not=classic-350&height=155&budget=200000&city=Pune');
    const why =
      /^Royal Enfield Classic 350 isn’t here: ₹38,000 over your budget in Pune; its seat is 805 mm, 25 mm above what fits 155 cm\./;
    await expect.element(screen.getByText(why)).toBeVisible();
  });

  const classic = [{ id: 7, slug: 'classic-350', name: 'Classic 350', brand: 'Royal Enfield' }];

  it('finds the bike by a word of its name', async () => {
    const { screen, asked } = await show('not=classic', [answers(), suggests(classic)]);
    await expect.element(screen.getByText(/^Royal Enfield Classic 350 isn’t here: /)).toBeVisible();
    expect(choicesIn(asked)).toHaveLength(2);
  });

  it('suggests bikes as one types, and says why the one that is taken, or typed, is not in the answer', async () => {
    const { screen, asked, router } = await show('', [answers(), suggests(classic)]);
    const bike = screen.getByRole('combobox', { name: 'Bike you miss here' });
    await bike.fill('cl');
    await screen.getByRole('option', { name: 'Royal Enfield Classic 350' }).click();
    await expect.element(bike).toHaveValue('Royal Enfield Classic 350');
    await expect.element(screen.getByText(/^Royal Enfield Classic 350 isn’t here: /)).toBeVisible();
    await expect.poll(() => router.state.location.search).toBe('?not=classic-350');
    await expect.element(screen.getByRole('link', { name: 'Open Royal Enfield Classic 350' })).toBeVisible();
    await bike.fill(' zx ');
    await screen.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.poll(() => router.state.location.search).toBe('?not=zx');
    await expect.poll(() => asked).toContain('/api/bikes/autocomplete/?q=zx');
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
    const unknown = { ...sampleChoice, chosen: [], missed: {} };
    const { screen: other } = await show('', [answers(unknown)]);
    await expect.element(other.getByText(/^We don’t know enough facts about the bikes that might\./)).toBeVisible();
  });

  it('says what each use asks for', async () => {
    const { screen } = await show('use=highway');
    await expect
      .element(screen.getByText(/for the highway we ask for .*, ABS, at least \d+ bhp, \d+ km\/h or more/))
      .toBeVisible();
    await screen.getByRole('combobox', { name: 'What is it for?' }).selectOptions('First bike');
    await expect
      .element(screen.getByText(/for a first bike we ask for .*, at most \d+ bhp, at most \d+ kg, \d+ km\/h or more/))
      .toBeVisible();
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
    const { screen } = await show(
      'use=family&kind=scooter&fuel=electric&socket=false&passenger=true&km=40&budget=100000&seat=3&city=Pune&not=zx',
      [answers(), suggests([])],
    );
    const fieldsOf = (name: string) => {
      const form = screen.getByRole('form', { name, exact: true }).element() as HTMLFormElement;
      expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/choose']);
      expect(form.querySelector('button[type=submit]'), name).not.toBeNull();
      return Object.fromEntries(new FormData(form));
    };
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await screen.getByText('What matters to you').click();
    const choices = { use: 'family', kind: 'scooter', fuel: 'electric', socket: 'false', passenger: 'true' };
    const asked = { ...choices, km: '40', budget: '100000', seat: '3', city: 'Pune', not: 'zx' };
    expect(fieldsOf('Your needs')).toEqual({ ...asked, height: '', monthly: '' });
    expect(fieldsOf('In your own words')).toEqual({ city: 'Pune', words: '' });
    expect(fieldsOf('What matters to you')).toMatchObject(asked);
    expect(fieldsOf('Why not another bike?')).toEqual(asked);
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
