import { loadNumberReader } from '@dopahiya/domain/typed';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ownershipHandlers, priceOf, sampleEnergy } from '../testing/ownership-handlers.ts';
import { activa } from '../testing/sample-bikes.ts';
import { ownershipSearch, readOwnershipInputs } from './ownership-inputs.ts';
import { OwnershipPage } from './ownership-page.tsx';

const show = (search = '', handlers: RequestHandler[] = ownershipHandlers) =>
  renderWithApi(<OwnershipPage inputs={readOwnershipInputs(new URLSearchParams(search))} />, handlers, {
    at: '/ownership',
  });

function AtAddress() {
  const { search } = useLocation();
  return <OwnershipPage inputs={readOwnershipInputs(new URLSearchParams(search))} />;
}

beforeAll(loadNumberReader);
afterEach(() => chosenCity.write(chosenCity.initial));

const rupeesIn = (text: string): number => Number(text.replaceAll(/\D/gu, ''));

describe('<OwnershipPage />', () => {
  it('says who costs less and then by how much, from which month on and in how many cases', async () => {
    const { screen } = await show();
    const answer = screen.getByRole('heading', { name: 'Ather Rizta costs less' });
    await expect.element(answer).toBeVisible();
    await expect.element(screen.getByText(/less than Honda Activa 125 over 8 years/)).toBeVisible();
    await expect.element(screen.getByText('Delhi, 30 km a day')).toBeVisible();
    await expect
      .element(
        screen.getByText(/^₹[\d,]+ to ₹[\d,]+ less in 8 of 10 cases\. Ather Rizta costs less in \d+% of cases\./),
      )
      .toBeVisible();
    const span = String.raw`₹[\d,]+ paid in 8 years₹[\d,]+ to ₹[\d,]+`;
    for (const name of ['Honda Activa 125', 'Ather Rizta'])
      await expect
        .element(screen.getByRole('listitem').filter({ hasText: new RegExp(`^${name}${span}$`, 'u') }))
        .toBeVisible();
    await expect.element(screen.getByText(/You have spent less on Ather Rizta from month \d+/)).toBeVisible();
    await expect
      .element(screen.getByText(/You have spent less on Ather Rizta before month \d+ in 9 of 10 cases/))
      .toBeVisible();
  });

  it.each(['bike=activa-125&bike=rizta', 'bike=rizta&bike=activa-125'])(
    'has one sum for what is saved, in its headline, its drivers and its table: %s',
    async (search) => {
      const { screen } = await show(search);
      const headline = screen.getByText(/less than Honda Activa 125 over 8 years/);
      await expect.element(headline).toBeVisible();
      const saved = rupeesIn(headline.element().textContent.split('less')[0] ?? '');
      const together = screen.getByText('Total, in favour of Ather Rizta').element().parentElement;
      expect(rupeesIn(together?.textContent ?? '')).toBe(saved);
      const inAll = screen.getByRole('row', { name: /^Total after resale/ }).element();
      const [one = 0, other = 0] = Array.from(inAll.querySelectorAll('td'), (cell) =>
        rupeesIn(cell.firstChild?.textContent ?? ''),
      );
      expect(Math.abs(one - other)).toBe(saved);
    },
  );

  it('says wherever a bike stands that it is discontinued, and of which month each price is', async () => {
    const old = { ...activa, status: 'discontinued' };
    const handlers = [
      http.get('*/bikes/activa-125/', () => HttpResponse.json(old)),
      http.post('*/bikes/activa-125/on-road-price/', () => HttpResponse.json(priceOf(92_529, 107_460, '2018-12'))),
      ...ownershipHandlers,
    ];
    const { screen } = await show('', handlers);
    await expect.element(screen.getByText('₹1,07,460 on-road, Delhi · December 2018 Discontinued')).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'Prices are from different months: Honda Activa 125 December 2018, Ather Rizta month not known.',
        ),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole('columnheader', { name: 'Honda Activa 125 Discontinued' }))
      .toBeInTheDocument();
    expect(screen.getByText('Discontinued', { exact: true }).elements()).toHaveLength(3);
  });

  it('shows nothing of electricity for two petrol scooters', async () => {
    const { screen } = await show('bike=activa-125&bike=jupiter');
    await expect.element(screen.getByRole('heading', { name: /costs less/ })).toBeVisible();
    const strip = screen.getByRole('region', { name: 'Key figures' });
    await expect.element(strip).toMatchTextContent(/^Break-evenfrom the start/);
    await expect.element(screen.getByRole('textbox', { name: 'Petrol, per litre' })).toBeVisible();
    await expect.element(screen.getByText('Petrol price rise per year').first()).toBeVisible();
    await screen.getByText('Set your own values').click();
    expect(document.body.textContent).not.toMatch(/Electricity|Charging|battery|electric$/u);
  });

  it('has a place for four bikes, and says who costs least', async () => {
    const { screen } = await show('bike=activa-125&bike=jupiter&bike=rizta');
    await expect.element(screen.getByRole('heading', { name: 'Ather Rizta costs least' })).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Fourth bike (optional)' })).toBeVisible();
  });

  it('has bikes put in place of others, and taken out', async () => {
    const suggestions = http.get('*/bikes/autocomplete/', () =>
      HttpResponse.json({
        results: [{ id: 3, name: 'Jupiter 125', brand: 'TVS', brand_slug: 'tvs', slug: 'jupiter' }],
        recent_searches: [],
        popular_searches: [],
      }),
    );
    const { screen, router } = await show('bike=activa-125&bike=rizta', [suggestions, ...ownershipHandlers]);
    const first = screen.getByRole('combobox', { name: 'Bike 1' });
    await expect.element(first).toHaveValue('Honda Activa 125');
    await first.fill('jup');
    await screen.getByRole('option', { name: 'TVS Jupiter 125' }).click();
    await expect.poll(() => router.state.location.search).toBe('?bike=jupiter&bike=rizta');
    await screen.getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(() => router.state.location.search).toBe('?bike=rizta');
    await expect.element(screen.getByRole('heading', { name: 'Cost of Ather Rizta' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('compares the first four of many bikes', () => {
    const asked = readOwnershipInputs(
      new URLSearchParams(['a', 'b', 'a', 'c', 'd', 'e'].map((slug) => ['bike', slug])),
    );
    expect(asked.bikes).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts a loan on most of the price when it is switched on, at the rate that is entered', async () => {
    const { screen, router } = await show('bike=activa-125');
    const inAll = () =>
      rupeesIn(
        screen
          .getByText(/^₹[\d,]+ paid in 8 years$/)
          .element()
          .textContent.split('paid')[0] ?? '',
      );
    const loan = screen.getByRole('switch', { name: /^Include a loan/ });
    await expect.element(screen.getByText(/^₹[\d,]+ paid in 8 years$/)).toBeVisible();
    const before = inAll();
    await loan.click();
    await expect.element(loan).toBeChecked();
    await expect.poll(() => router.state.location.search).toMatch(/loan=yes/);
    // At 12% over 36 months the interest is about a fifth of what is borrowed.
    await expect.poll(() => inAll() - before).toBeGreaterThan(10_000);
    expect(inAll() - before).toBeLessThan(25_000);
    await expect.element(screen.getByRole('textbox', { name: 'Interest, yearly' })).toHaveValue('12');
  });

  it('leaves out a bike whose price is not known, and says so', async () => {
    const unknown = http.post('*/bikes/rizta/on-road-price/', () =>
      HttpResponse.json({ city: 'Delhi', on_road_price: null, lines: [], missing: [] }),
    );
    const { screen } = await show('', [unknown, ...ownershipHandlers]);
    await expect.element(screen.getByText(/^We left out Ather Rizta\./)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Cost of Honda Activa 125' })).toBeVisible();
  });

  it('says when the costs could not be worked out, and tries again on a press', async () => {
    const closed = http.get('*/running-costs/', () => HttpResponse.json({ detail: 'Closed.' }, { status: 503 }));
    const { screen, asked } = await show('', [closed, ...ownershipHandlers]);
    await expect.element(screen.getByText('The costs could not be calculated.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.slice(before).some((call) => call.includes('running-costs'))).toBe(true);
  });

  it('says what a kilometre costs, usually and in 8 of 10 cases', async () => {
    const { screen } = await show();
    const strip = screen.getByRole('region', { name: 'Key figures' });
    const range = String.raw`₹\d+\.\d\d₹\d+\.\d\d to ₹\d+\.\d\d`;
    await expect.element(strip).toMatchTextContent(new RegExp(`Honda Activa 125${range}Ather Rizta${range}`));
    const rows = Array.from(strip.element().querySelectorAll<HTMLElement>('[style*="--usual"]'), (bar) => ({
      shares: ['--usual', '--from', '--to'].map((name) => Number(bar.style.getPropertyValue(name))),
      said: (bar.parentElement?.textContent.match(/\d+\.\d\d/gu) ?? []).map(Number),
    }));
    const most = Math.max(...rows.map(({ said: [, , to] }) => to ?? 0));
    expect(rows).toHaveLength(2);
    for (const { shares, said } of rows)
      for (const [index, share] of shares.entries()) expect(share).toBeCloseTo((said[index] ?? 0) / most, 2);
  });

  it('has a figure for the break-even, for a kilometre in all and for its fuel alone', async () => {
    const { screen } = await show();
    const strip = screen.getByRole('region', { name: 'Key figures' });
    await expect.element(strip).toMatchTextContent(/Break-evenmonth \d+/);
    await expect.element(strip).toMatchTextContent(/₹\d\.\d\d Honda Activa 125₹0\.\d\d Ather Rizta/);
    await expect.element(strip).toMatchTextContent(/Petrol at ₹102\.12 per litre\.Electricity at ₹6\.00 per unit\./);
  });

  it('says what drives the difference, what each part is made of, and in whose favour it is', async () => {
    const { screen } = await show();
    const drivers = screen.getByRole('region', { name: 'Why the costs differ' });
    await expect.element(drivers).toMatchTextContent(/Average over 8 years and 72,000 km/);
    await expect.element(drivers).toMatchTextContent(/Petrol or electricity72,000 km: ₹2\.\d\d per km vs ₹0/);
    await expect.element(drivers).toMatchTextContent(/On-road price₹1,07,460 vs ₹1,27,426−₹19,966/);
    await expect.element(drivers).toMatchTextContent(/Total, in favour of Ather Rizta₹\d/);
    const rows = Array.from(drivers.element().querySelectorAll('li:has(i[data-side])'), (row) => {
      const bar = row.querySelector('i');
      const amount = rupeesIn(row.lastChild?.textContent ?? '') * (row.textContent.includes('−₹') ? -1 : 1);
      return { amount, side: bar?.dataset['side'], share: Number(bar?.style.getPropertyValue('--share')) };
    });
    const amounts = rows.map(({ amount }) => amount);
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    for (const { amount, side, share } of rows) {
      expect(side).toBe(amount < 0 ? 'more' : 'less');
      expect(share).toBeCloseTo(Math.abs(amount) / Math.max(...amounts.map((one) => Math.abs(one))), 2);
    }
  });

  it('says which assumptions move the difference most, four of them, the largest first', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { name: 'What changes the result most' })).toBeVisible();
    const drivers = screen.getByRole('region', { name: 'Why the costs differ' }).element();
    const effects = Array.from(drivers.querySelectorAll('ul:last-of-type > li > :last-child'), ({ textContent }) =>
      Number(textContent.replaceAll(/\D/gu, '')),
    ).slice(-4);
    expect(effects).toHaveLength(4);
    expect(effects).toEqual(effects.toSorted((one, other) => other - one));
  });

  it('has the numbers of the curves in a table', async () => {
    const { screen } = await show('years=3');
    const table = screen.getByRole('table');
    await expect.element(table.getByRole('row', { name: /^3 years/ })).toMatchTextContent(/₹/);
    await expect.element(table.getByRole('row', { name: /^Bought/ })).toMatchTextContent(/₹1,07,460₹1,27,426/);
    const years = () => Array.from(document.querySelectorAll('[data-year]'), ({ textContent }) => textContent);
    await expect.poll(years).toEqual(['Bought', '1', '2', '3']);
  });

  it('names every assumption with its source', async () => {
    const { screen } = await show();
    await expect.element(screen.getByText('Source: A list of prices, 7 Jun 2026')).toBeVisible();
    await expect.element(screen.getByText('Battery life').first()).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/\d\s%/u);
  });

  it('takes from listings what a bike sells for, says which assumption that is, and lets a visitor set another', async () => {
    const values = { values: [{ age: 8, value: 37_000, low: 26_000, high: 52_000 }], new_price: 92_529 };
    const listed = http.get('*/bikes/activa-125/value-by-age/', () =>
      HttpResponse.json({ ...values, as_of: '2026-08', rows: 269 }),
    );
    const { screen } = await show('bike=activa-125', [listed, ...ownershipHandlers]);
    await expect.element(screen.getByText('Honda Activa 125, asking price after 8 years')).toBeVisible();
    await expect.element(screen.getByText('₹26,000 to ₹52,000')).toBeVisible();
    await expect.element(screen.getByText('Source: 269 used-bike listings, August 2026')).toBeVisible();
    expect(screen.getByText('Source: Our estimate from insured values').query()).toBeNull();
    await expect
      .element(screen.getByRole('link', { name: 'How used bikes are valued' }))
      .toHaveAttribute('href', '/how-we-value');
    await screen.getByText('Set your own values').click();
    await screen.getByRole('textbox', { name: 'Value lost in the first year' }).fill('20');
    await expect.element(screen.getByText('Honda Activa 125, asking price after 8 years')).not.toBeInTheDocument();
  });

  it('goes by general rates where another API knows nothing of listings', async () => {
    const { screen } = await show('bike=activa-125');
    await expect.element(screen.getByText('Value lost in the first year').first()).toBeVisible();
    expect(screen.getByText(/asking price after 8 years/).query()).toBeNull();
  });

  it('works it out anew when something is changed', async () => {
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Years' }).fill('3');
    await expect.element(screen.getByText(/less than .* over 3 years/)).toBeVisible();
  });

  it('clamps what is entered, and says so', async () => {
    const { screen } = await show('years=99&km=abc');
    await expect
      .element(screen.getByText('These values were out of range, so we used the nearest: Years.'))
      .toBeVisible();
    await expect.element(screen.getByText(/less than .* over 10 years/)).toBeVisible();
  });

  it('clamps what is typed, and says so', async () => {
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Years' }).fill('99');
    await expect
      .element(screen.getByText('These values were out of range, so we used the nearest: Years.'))
      .toBeVisible();
    await screen.getByRole('textbox', { name: 'Years' }).fill('9');
    await expect.element(screen.getByText(/out of range/)).not.toBeInTheDocument();
    await expect.element(screen.getByText(/less than .* over 9 years/)).toBeVisible();
  });

  it('says which bike is not known, and goes on with the others', async () => {
    const { screen } = await show('bike=activa-125&bike=no-such-thing');
    await expect.element(screen.getByText('We couldn’t find a bike called ‘no-such-thing’.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Cost of Honda Activa 125' })).toBeVisible();
    await expect.element(screen.getByText(/^₹[\d,]+ total over 8 years$/)).toBeVisible();
    await expect.element(screen.getByText(/^₹[\d,]+ to ₹[\d,]+ in 8 of 10 cases, after resale\.$/)).toBeVisible();
  });

  it('takes one value in place of a range', async () => {
    const { screen } = await show();
    await expect.element(screen.getByText('Battery replacement')).toBeVisible();
    await screen.getByText('Set your own values').click();
    await screen.getByRole('textbox', { name: 'Battery life' }).fill('20,5');
    await expect.element(screen.getByText('Battery replacement')).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Battery life' }).fill('');
    await expect.element(screen.getByText('Battery replacement')).toBeVisible();
  });

  it('keeps the focus in the box where a city is chosen by the keys', async () => {
    const { screen } = await show();
    const city = screen.getByRole('combobox', { name: 'City' });
    await city.fill('Pun');
    await expect.element(screen.getByRole('option', { name: 'Pune' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(city).toHaveValue('Pune');
    await expect.element(city).toHaveFocus();
  });

  it('takes the prices of a city that is chosen, in place of what was entered for another', async () => {
    const prices = http.get('*/running-costs/', ({ request }) => {
      const price = new URL(request.url).searchParams.get('city') === 'Pune' ? 105 : 102.12;
      return HttpResponse.json({ ...sampleEnergy, petrol: { ...sampleEnergy.petrol, price, from: price, to: price } });
    });
    const { screen } = await show('petrol=99', [prices, ...ownershipHandlers]);
    const petrol = screen.getByRole('textbox', { name: 'Petrol, per litre' });
    await expect.element(petrol).toHaveValue('99');
    await screen.getByRole('combobox', { name: 'City' }).click();
    await screen.getByRole('option', { name: 'Delhi (chosen)' }).click();
    await expect.element(petrol).toHaveValue('102.12');
    await screen.getByRole('combobox', { name: 'City' }).click();
    await screen.getByRole('option', { name: 'Pune' }).click();
    await expect.element(petrol).toHaveValue('105');
  });

  it.each([
    ['₹105.50', '105.5'],
    ['१०५.५', '105.5'],
    ['105,5', '105.5'],
  ])('takes a price of petrol of "%s"', async (typed, number) => {
    const { screen } = await show();
    const petrol = screen.getByRole('textbox', { name: 'Petrol, per litre' });
    // The default price arrives with the result and would be placed before text typed until then.
    await expect.element(petrol).not.toHaveValue('');
    await petrol.fill(typed);
    await userEvent.tab();
    await expect.element(petrol).toHaveValue(number);
  });

  it('keeps what it cannot read, typed or sent by the form, and says so', async () => {
    const { screen } = await show('?petrol=about+100&days=22,5&batteryLife=long');
    await expect.element(screen.getByRole('textbox', { name: 'Petrol, per litre' })).toHaveValue('about 100');
    await expect.element(screen.getByText('couldn’t read ‘about 100’', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('couldn’t read ‘22,5’', { exact: false })).toBeVisible();
    await screen.getByText('Set your own values').click();
    await expect.element(screen.getByRole('textbox', { name: 'Battery life' })).toHaveValue('long');
    const years = screen.getByRole('textbox', { name: 'Years' });
    await years.fill('five');
    await userEvent.tab();
    await expect.element(years).toHaveValue('five');
    await expect.element(years).toBeInvalid();
  });

  it('says that days are counted in whole ones, and an assumption has its limits', async () => {
    const { screen } = await show('?days=22.5');
    await expect.element(screen.getByText(/used the nearest: Days a month/)).toBeVisible();
    await screen.getByText('Set your own values').click();
    await screen.getByRole('textbox', { name: 'Battery life' }).fill('90');
    await expect.element(screen.getByText('Enter a number from 1 to 40.')).toBeVisible();
  });

  it('writes what is set into its address, and is set by another address that a link leads to', async () => {
    const { screen, router } = await renderWithApi(<AtAddress />, ownershipHandlers, { at: '/ownership' });
    const years = screen.getByRole('textbox', { name: 'Years' });
    await years.fill('5');
    await userEvent.tab();
    await expect.poll(() => router.state.location.search).toBe('?bike=activa-125&bike=rizta&years=5');
    await router.navigate('/ownership?bike=rizta&years=3');
    await expect.element(years).toHaveValue('3');
    await expect.element(screen.getByRole('heading', { name: 'Cost of Ather Rizta' })).toBeVisible();
  });

  it('has an address for what is entered', () => {
    const search =
      'bike=rizta&bike=activa-125&city=Pune&km=50&petrol=110&charging=public&batteryLife=20.5&loan=yes&interest=14';
    expect(ownershipSearch(readOwnershipInputs(new URLSearchParams(search))).toString()).toBe(search);
  });

  it('charges at home, at public chargers, or half and half', async () => {
    const { screen } = await show('electricity=9');
    await expect.element(screen.getByRole('textbox', { name: 'Electricity, per unit' })).toHaveValue('9');
    await screen.getByRole('radio', { name: 'Public' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Electricity, per unit' })).toHaveValue('17.7');
    await expect.element(screen.getByText('Source: Operators, 2026')).toBeVisible();
    await screen.getByRole('radio', { name: 'Half and half' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Electricity, per unit' })).toHaveValue('11.85');
    await screen.getByRole('radio', { name: 'At home' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Electricity, per unit' })).toHaveValue('6');
  });

  it('draws the bikes side by side', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('img', { name: /Activa 125/ })).toBeInTheDocument();
    await expect.element(screen.getByRole('img', { name: /Rizta/ })).toBeInTheDocument();
  });
});
