import { insertPageStyle, leavesNewTabToBrowser, untilRendered } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const ather = buildComparedBike('ather-450s');
const all = [classic, cb350, r15, ather];
const { bikes, bike, choices, counts, failsToCompare, failsToPrice, prices, waits } = compareHandlers;
const usual = [bikes(all), prices(), counts(), choices(all)];
const pair = '/compare-bikes/classic-350-vs-cb350';

type Screen = Awaited<ReturnType<typeof renderComparison>>['screen'];
const heading = (screen: Screen) => screen.getByRole('heading', { level: 1 });

describe('<ComparePage />', () => {
  it('shows both bikes with brand, price and a way to change each', async () => {
    const { screen } = await renderComparison(pair, usual);
    await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350');
    for (const name of ['Royal Enfield Classic 350', 'Honda CB350']) {
      await expect.element(screen.getByRole('img', { name, exact: true })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: `Change bike: ${name}` })).toBeVisible();
    }
    await expect.element(screen.getByText('₹1,81,118').first()).toBeVisible();
    await expect.element(screen.getByText('Honda', { exact: true })).toBeVisible();
  });

  it('says in words what sets them apart', async () => {
    const { screen } = await renderComparison(pair, usual);
    const box = screen.getByRole('region', { name: 'Key Differences' });
    await expect.element(box.getByText('51 mm')).toBeVisible();
    await expect
      .element(box.getByText('CB350 has the longer wheelbase, so it sits steadier on a highway'))
      .toBeVisible();
    await expect.element(box.getByRole('img', { name: /rear wheels aligned/ })).toBeVisible();
  });

  it('keeps the groups of facts closed at first, and marks what differs with more than colour', async () => {
    const { screen } = await renderComparison(pair, usual);
    const group = screen.getByText('Dimensions & Weight');
    await expect.element(group).toBeVisible();
    await expect.element(screen.getByText('195 kg')).not.toBeVisible();
    await group.click();
    const table = screen.getByRole('table', { name: 'Dimensions & Weight' });
    await expect.element(table.getByRole('cell', { name: '187 kg differs' })).toBeVisible();
    await expect.element(table.getByRole('cell', { name: '195 kg', exact: true })).toBeVisible();
  });

  it('answers yes and no, and shows only what differs on demand', async () => {
    const { screen } = await renderComparison(pair, usual);
    await screen.getByText('Features', { exact: true }).click();
    const table = screen.getByRole('table', { name: 'Features' });
    await expect.element(table.getByRole('row', { name: /Bluetooth No Yes/ })).toBeVisible();
    await expect.element(table.getByRole('row', { name: /USB charging/ })).toBeVisible();
    await screen.getByRole('switch', { name: 'Differences only' }).click();
    await expect.element(table.getByRole('row', { name: /USB charging/ })).not.toBeInTheDocument();
    await expect.element(table.getByRole('row', { name: /Bluetooth/ })).toBeVisible();
  });

  it('explains what they cost on the road in the city of the visitor', async () => {
    localStorage.setItem('city', JSON.stringify({ name: 'Pune', state: 'Maharashtra' }));
    const { screen, asked } = await renderComparison(pair, usual);
    const money = screen.getByRole('region', { name: 'On-road price in Pune' });
    await expect.element(money.getByText('on-road, Pune').first()).toBeVisible();
    await expect
      .element(money.getByText(/CB350 costs ₹15,711 more on the road than Classic 350: ₹14,282 more/))
      .toBeVisible();
    await expect.element(money.getByRole('row', { name: /Road tax ₹14,489 ₹15,632 \(\+₹1,143\)/ })).toBeVisible();
    const duels = screen.getByRole('region', { name: 'Which one beats the other?' });
    await expect.element(duels.getByText(/on-road price in Pune/)).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/on-road-price/'))).toHaveLength(2);
    await expect.element(duels.getByRole('listitem')).toMatchTextContent(/Classic 350.*₹15,711 less/);
  });

  it('says so when the prices on the road do not arrive, and leaves the rest alone', async () => {
    const fails = failsToPrice(503, 'The rules are being renewed.');
    const { screen, asked } = await renderComparison(pair, [fails, ...usual]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Failed to fetch on-road price. Please try again.')).toBeVisible();
    await expect.element(alert.getByText('The rules are being renewed.')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Key Differences' })).toBeVisible();
    const before = asked.length;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('puts a rider of the visitor’s height on each bike and remembers it', async () => {
    const { screen } = await renderComparison(pair, usual);
    await expect
      .element(screen.getByRole('img', { name: /A rider of 170 cm on Classic 350 and on CB350/ }))
      .toBeVisible();
    await expect.element(screen.getByText('Both feet flat on the ground').first()).toBeVisible();
    await screen.getByRole('slider', { name: 'Your height' }).fill('150');
    await expect.element(screen.getByRole('img', { name: /A rider of 150 cm/ })).toBeVisible();
    await expect.element(screen.getByText('Only the toes of both feet reach the ground').first()).toBeVisible();
    expect(localStorage.getItem('rider-height')).toBe('150');
  });

  it('counts the bikes that were seen together, once', async () => {
    const { screen, asked, router } = await renderComparison(pair, usual);
    await expect.poll(() => asked.filter((path) => path.endsWith('/views/'))).toHaveLength(1);
    await router.navigate('/compare-bikes/cb350-vs-classic-350');
    await expect.element(heading(screen)).toHaveTextContent('CB350 vs Classic 350');
    expect(asked.filter((path) => path.endsWith('/views/'))).toEqual([
      '/api/compare-bikes/classic-350-vs-cb350/views/',
    ]);
  });

  it('goes back one page', async () => {
    const { screen, address } = await renderComparison(pair, usual);
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.poll(address).toBe('/from');
  });

  describe('with one bike', () => {
    it('waits for a second in an empty slot', async () => {
      const { screen } = await renderComparison('/compare-bikes/classic-350', [bike(classic), ...usual]);
      const select = screen.getByRole('link', { name: 'Select Bike' });
      await expect.element(select).toHaveAttribute('href', '/compare-bikes/classic-350?change=2#choice');
      expect(leavesNewTabToBrowser(select.element())).toBe(true);
      await expect.element(screen.getByRole('link', { name: /Change bike: Royal Enfield/ })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Key Differences' }).query()).toBeNull();
    });

    it('refuses a petrol bike among electric ones and says where it can be compared', async () => {
      const { screen } = await renderComparison('/compare-electric-bikes/classic-350', [bike(classic), ...usual]);
      await expect.element(screen.getByRole('alert').getByText(/Classic 350 is not electric/)).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'Compare with all bikes' }))
        .toHaveAttribute('href', '/compare-bikes/classic-350');
    });
  });

  describe('with more than two', () => {
    it('compares three, offers a fourth slot and takes one out', async () => {
      const { screen, address } = await renderComparison('/compare-bikes/classic-350-vs-cb350-vs-r15-v4', usual);
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350 vs R15 V4');
      await expect.element(screen.getByRole('link', { name: 'Add a fourth bike' })).toBeVisible();
      await screen.getByRole('link', { name: 'Remove Honda CB350' }).click();
      await expect.poll(address).toBe('/compare-bikes/classic-350-vs-r15-v4');
    });

    it('has no room for a fifth, and mixes petrol and electric', async () => {
      const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350-vs-r15-v4-vs-ather-450s', usual);
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350 vs R15 V4 vs 450S');
      expect(screen.getByRole('link', { name: /^Add a/ }).query()).toBeNull();
    });
  });

  describe('on its way', () => {
    it('shows the bikes that came along at once', async () => {
      const { screen } = await renderComparison(pair, [waits()], { bikes: [classic, cb350] });
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350');
    });

    it('does not take the bikes of another page for its own', async () => {
      const { screen } = await renderComparison(pair, [waits()], { bikes: [classic, r15] });
      await expect.element(screen.getByText('Loading comparison...')).toBeVisible();
      await expect.element(heading(screen)).toHaveTextContent('Compare Bikes');
    });

    it('never lets an older answer replace a newer one', async () => {
      const late = Promise.withResolvers<void>();
      const slow = http.get('*/api/compare-bikes/classic-350-vs-cb350/', async () => {
        await late.promise;
        return HttpResponse.json({ bikes: [classic, cb350] });
      });
      const { screen, router } = await renderComparison(pair, [slow, ...usual]);
      await router.navigate('/compare-bikes/classic-350-vs-r15-v4');
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs R15 V4');
      late.resolve();
      await untilRendered();
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs R15 V4');
    });
  });

  describe('when it fails', () => {
    it('shows what the server said and starts anew on Reset and Try Again', async () => {
      const detail = 'You can’t compare a bike with itself. Name each bike once.';
      const handlers = [
        http.get('*/api/compare-bikes/cb350-vs-cb350/', () => HttpResponse.json({ detail }, { status: 400 })),
        ...usual,
      ];
      const { screen, address } = await renderComparison('/compare-bikes/cb350-vs-cb350', handlers);
      await expect.element(screen.getByRole('alert').getByText(detail)).toBeVisible();
      await screen.getByRole('link', { name: 'Reset and Try Again' }).click();
      await expect.poll(address).toBe(pair);
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350');
    });

    it('asks again for the same bikes when the server was only busy', async () => {
      let isBusy = true;
      const handler = http.get('*/api/compare-bikes/:chain/', () => {
        if (!isBusy) return HttpResponse.json({ bikes: [classic, r15] });
        isBusy = false;
        return HttpResponse.json({}, { status: 503 });
      });
      const { screen } = await renderComparison('/compare-bikes/classic-350-vs-r15-v4', [handler, ...usual]);
      await expect.element(screen.getByText('Request failed with status 503')).toBeVisible();
      await screen.getByRole('link', { name: 'Reset and Try Again' }).click();
      await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs R15 V4');
    });

    it.each([
      [
        'lacks bikes',
        http.get('*/api/compare-bikes/:chain/', () => HttpResponse.json({})),
        'Invalid data received from API',
      ],
      [
        'is a page',
        http.get('*/api/compare-bikes/:chain/', () => HttpResponse.html('<p>')),
        'Server returned HTML instead of JSON',
      ],
      ['is a bare refusal', failsToCompare(500), 'Request failed with status 500'],
    ])('tells of an answer that %s', async (_case, handler, text) => {
      const { screen } = await renderComparison(pair, [handler]);
      await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
    });
  });
});
