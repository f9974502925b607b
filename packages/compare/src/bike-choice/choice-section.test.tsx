import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(() => page.viewport(1440, 900));

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const old = buildComparedBike('r15-v4', {
  id: 77,
  slug: 'r15-v3',
  name: 'R15 V3',
  status: 'discontinued',
  price: 145300,
  price_month: '2019-12',
});
const many = Array.from({ length: 100 }, (_, index) => ({ ...r15, id: 100 + index, slug: `bike-${index}` }));
const { bikes, choices, counts, failsToList, prices } = compareHandlers;
const rest = [bikes([classic, cb350, r15]), prices(), counts()];
const pair = '/compare-bikes/classic-350-vs-cb350';

async function show(query: string, handlers = [choices([classic, r15, old]), ...rest], path = pair) {
  const shown = await renderComparison(`${path}?${query}`, handlers);
  const section = shown.screen.getByRole('region', { name: 'Select Bike' });
  await expect.element(section).toBeVisible();
  return { ...shown, section };
}

describe('<ChoiceSection />', () => {
  it('leads from each bike to the comparison with it in the slot', async () => {
    const { section } = await show('change=2');
    await expect
      .element(section.getByRole('link', { name: /Yamaha R15 V4/ }))
      .toHaveAttribute('href', '/compare-bikes/classic-350-vs-r15-v4');
    await expect.element(section.getByText('Already in this comparison')).toBeVisible();
  });

  it('says of each price of when it is', async () => {
    const { section } = await show('change=2');
    await expect
      .element(section.getByRole('link', { name: 'Yamaha R15 V3 Discontinued ₹1,45,300 last price of December 2019' }))
      .toBeVisible();
  });

  it('adds a third bike', async () => {
    const { section } = await show('change=3');
    await expect
      .element(section.getByRole('link', { name: /Yamaha R15 V4/ }))
      .toHaveAttribute('href', '/compare-bikes/classic-350-vs-cb350-vs-r15-v4');
  });

  it('asks by a form that keeps the slot', async () => {
    const list = http.get('*/api/bikes/', () => HttpResponse.json({ count: 0, results: [] }));
    const { section, asked } = await show('change=2&type=electric&search=boat', [list, ...rest]);
    await expect.element(section.getByText('No bikes found matching your search')).toBeVisible();
    expect(asked.find((path) => path.startsWith('/api/bikes/?'))).toMatch(/search=boat&fuel=electric/);
    const field = section.getByRole('searchbox', { name: 'Search bikes' });
    await expect.element(field).toHaveValue('boat');
    const form = field.element().closest('form');
    expect(form && Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toEqual({
      change: '2',
      type: 'electric',
      search: 'boat',
    });
  });

  it('turns pages and kinds by links', async () => {
    const { section, asked } = await show('change=2&page=2', [choices(many, 48), ...rest]);
    await expect.poll(() => asked.some((path) => /bike-summary.*page=2/.test(path))).toBe(true);
    await expect
      .element(section.getByRole('link', { name: 'Show electric bikes' }))
      .toHaveAttribute('href', `${pair}?change=2&type=electric#choice`);
    await expect
      .element(section.getByRole('navigation', { name: 'Pages of bikes' }).getByRole('link', { name: /3/ }).first())
      .toHaveAttribute('href', `${pair}?change=2&page=3#choice`);
  });

  it('offers electric bikes alone among electric ones', async () => {
    const { section, asked } = await show('change=2', undefined, '/compare-electric-bikes/classic-350-vs-cb350');
    await expect.poll(() => asked.some((path) => path.includes('bike-summary/?type=electric'))).toBe(true);
    expect(section.getByRole('link', { name: /^Show/ }).query()).toBeNull();
  });

  it('says what went wrong and fetches again', async () => {
    const { section, asked } = await show('change=2', [failsToList(503, 'The catalogue is being renewed.'), ...rest]);
    await expect.element(section.getByRole('alert').getByText('The catalogue is being renewed.')).toBeVisible();
    const count = () => asked.filter((path) => path.includes('bike-summary')).length;
    const before = count();
    await section.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(count).toBe(before + 1);
  });
});
