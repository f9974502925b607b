import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(() => page.viewport(1440, 900));

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const ather = buildComparedBike('ather-450s');
const all = [classic, cb350, r15, ather];
const many = Array.from({ length: 100 }, (_, index) => ({
  ...r15,
  id: 100 + index,
  name: `Bike ${index}`,
  slug: `bike-${index}`,
}));
const { bikes, choices, counts, failsToList, found, prices, rivals } = compareHandlers;
const rest = [bikes(all), found([...all, ...many]), prices(), counts(), rivals()];

async function open(handlers = [choices(all), ...rest], path = '/compare-bikes/classic-350-vs-cb350') {
  const shown = await renderComparison(path, handlers);
  await shown.screen
    .getByRole('link', { name: /^Change bike/ })
    .last()
    .click();
  const dialog = shown.screen.getByRole('dialog', { name: 'Select Bike' });
  await expect.element(dialog).toBeVisible();
  return { ...shown, dialog };
}

describe('<ChoiceDialog />', () => {
  it('puts the chosen bike into the slot, and the address names it', async () => {
    const { screen, dialog, address } = await open();
    await dialog.getByRole('link', { name: /Yamaha R15 V4/ }).click();
    await expect.poll(address).toBe('/compare-bikes/classic-350-vs-r15-v4');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Classic 350 vs R15 V4');
  });

  it('replaces the page, so that Back leads to the page before the comparison', async () => {
    const { screen, dialog, address } = await open();
    await dialog.getByRole('link', { name: /Yamaha R15 V4/ }).click();
    await expect.poll(address).toContain('r15-v4');
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.poll(address).toBe('/from');
  });

  it('finds a part of a name, in capitals or not', async () => {
    const { dialog } = await open();
    await expect.element(dialog.getByRole('searchbox', { name: 'Search bikes' })).toHaveFocus();
    await userEvent.keyboard('AMAHA r');
    await expect.element(dialog.getByText('Yamaha R15 V4')).toBeVisible();
    await expect.element(dialog.getByText('Honda CB350')).not.toBeInTheDocument();
  });

  it('begins with rivals of the first bike, and takes the first one by Enter', async () => {
    const similar = [classic, r15, ather, ...many.slice(0, 3)];
    const { dialog, address } = await open([rivals(similar), choices(all), ...rest]);
    const list = dialog.getByRole('list', { name: 'Rivals of the Royal Enfield Classic 350' });
    await expect.element(list.getByRole('link', { name: /Yamaha R15 V4/ })).toBeVisible();
    expect(list.getByRole('link').elements()).toHaveLength(3);
    await expect.element(dialog.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/compare-bikes/classic-350-vs-r15-v4');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('takes none while an input method composes: %j', async (of) => {
    const { dialog, address } = await open([rivals([classic, r15, ather]), choices(all), ...rest]);
    await expect.element(dialog.getByText('Yamaha R15 V4').first()).toBeVisible();
    const before = address();
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...of });
    dialog.getByRole('searchbox').element().dispatchEvent(press);
    expect(address()).toBe(before);
    await expect.element(dialog).toBeVisible();
  });

  it('takes the first bike that is found by Enter, and is as high before as after', async () => {
    const { dialog, address } = await open();
    await expect.element(dialog.getByText('Yamaha R15 V4')).toBeVisible();
    const height = () => dialog.element().getBoundingClientRect().height;
    const before = height();
    await dialog.getByRole('searchbox').fill('ather');
    await expect.element(dialog.getByText('Yamaha R15 V4')).not.toBeInTheDocument();
    expect(height()).toBe(before);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/compare-bikes/classic-350-vs-ather-450s');
  });

  it('says so when nothing matches', async () => {
    const { dialog } = await open();
    await dialog.getByRole('searchbox').fill('boat');
    await expect.element(dialog.getByText('No bikes found matching your search')).toBeVisible();
  });

  it('does not offer a bike that stands in another slot', async () => {
    const { dialog } = await open();
    await expect.element(dialog.getByText('Already in this comparison')).toBeVisible();
    expect(dialog.getByRole('link', { name: /Classic 350/ }).query()).toBeNull();
  });

  it('finds bikes that are not listed yet', async () => {
    const { dialog } = await open([choices(many, 48), ...rest]);
    await expect.element(dialog.getByText('Bike 0', { exact: false }).first()).toBeVisible();
    await dialog.getByRole('searchbox').fill('bike 99');
    await expect.element(dialog.getByText('Yamaha Bike 99')).toBeVisible();
  });

  it('lists electric bikes on demand among all bikes', async () => {
    const { dialog, asked } = await open();
    await dialog.getByRole('radio', { name: 'Electric' }).click();
    await expect.poll(() => asked.some((path) => path.includes('type=electric'))).toBe(true);
  });

  it('says why petrol bikes are not offered among electric ones', async () => {
    const other = { ...ather, id: 99, slug: 'rizta', name: 'Rizta' };
    const handlers = [rivals([cb350, other]), choices([other]), ...rest];
    const { dialog } = await open(handlers, '/compare-electric-bikes/ather-450s-vs-r15-v4');
    const list = dialog.getByRole('list', { name: 'Rivals of the Ather 450S' });
    await expect.element(list.getByRole('link', { name: /Rizta/ })).toBeVisible();
    expect(list.getByRole('link').elements()).toHaveLength(1);
    await expect.element(dialog.getByText(/You are comparing electric bikes only/)).toBeVisible();
    expect(dialog.getByRole('radio').query()).toBeNull();
    await expect
      .element(dialog.getByRole('link', { name: 'compare all bikes' }))
      .toHaveAttribute('href', '/compare-bikes/ather-450s-vs-r15-v4');
  });

  it('says which bike is discontinued, and of each price of when it is', async () => {
    const old = {
      ...r15,
      id: 77,
      slug: 'r15-v3',
      name: 'R15 V3',
      status: 'discontinued',
      price_month: '2019-12',
    } as const;
    const { dialog } = await open([choices([r15, old]), ...rest]);
    await expect
      .element(dialog.getByRole('link', { name: /R15 V3 Discontinued ₹1,66,200 last price of December 2019/ }))
      .toBeVisible();
    await expect.element(dialog.getByRole('link', { name: /R15 V4 ₹1,66,200 price of June 2026/ })).toBeVisible();
  });

  it('says so when a further page fails, and fetches it again', async () => {
    let isBusy = true;
    const handler = http.get('*/api/bike-summary/', ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('page') === '2';
      if (!isSecond) return HttpResponse.json({ count: 2, next: '/api/bike-summary/?page=2', results: [cb350] });
      if (!isBusy) return HttpResponse.json({ count: 2, next: null, results: [r15] });
      isBusy = false;
      return HttpResponse.json({ detail: 'The catalogue is being renewed.' }, { status: 503 });
    });
    const { dialog } = await open([handler, ...rest]);
    await expect.element(dialog.getByRole('alert').getByText('The catalogue is being renewed.')).toBeVisible();
    await expect.element(dialog.getByText('Honda CB350')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(dialog.getByRole('link', { name: /Yamaha R15 V4/ })).toBeVisible();
  });

  it('shows what the server said when the list fails, and asks for it again', async () => {
    const { dialog, asked } = await open([failsToList(503, 'The catalogue is being renewed.'), ...rest]);
    await expect.element(dialog.getByRole('alert').getByText('The catalogue is being renewed.')).toBeVisible();
    const before = asked.length;
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('closes on Escape and gives the focus back', async () => {
    const { screen, dialog } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /^Change bike/ }).last()).toHaveFocus();
  });
});
