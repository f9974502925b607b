import { loadNumberReader } from '@dopahiya/domain/typed';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { chosenCity } from '@dopahiya/visitor';
import { HttpResponse, type RequestHandler } from 'msw';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { locationAt } from '../testing/location-at.ts';
import { buildOffer, toolsHandlers } from '../testing/tools-handlers.ts';
import { bikeLoanPage } from './bike-loan.page.tsx';

const { component: BikeLoanPage } = bikeLoanPage;

const { all, answers, fails, replies } = toolsHandlers;
const path = '/bike-loan';
const show = (handlers: RequestHandler[] = [], search = '') =>
  renderWithApi(<BikeLoanPage at={locationAt(path + search)} />, [...handlers, ...all()], { at: path });

const classic = {
  id: 1,
  name: 'Classic 350',
  slug: 'classic-350',
  brand: { id: 5, name: 'Royal Enfield', slug: 'royal-enfield' },
};
const page = (results: object[]) => ({ count: results.length, next: null, previous: null, results });

beforeAll(loadNumberReader);

describe('<BikeLoanPage />', () => {
  it('makes the offer: from 12 %, up to 95 % of the on-road price', async () => {
    const { screen } = await show();
    const offer = screen.getByRole('list', { name: 'The offer' });
    await expect.element(offer).toMatchTextContent(/From 12% a year/);
    await expect.element(offer).toMatchTextContent(/Up to 95% of the on-road price/);
    expect(offer.getByRole('listitem').elements()).toHaveLength(4);
  });

  it('shows what 95 % is of one bike, and what the buyer brings', async () => {
    const { screen } = await show([answers('bikes', page([classic]))]);
    await expect.element(screen.getByText('on-road ₹2,09,241, Delhi')).toBeVisible();
    await expect.element(screen.getByText('95% loan: ₹1,98,779')).toBeVisible();
    await expect.element(screen.getByText('you pay ₹10,462')).toBeVisible();
  });

  it('shows it for the city that the visitor chose', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    onTestFinished(() => void chosenCity.write(chosenCity.initial));
    const inCity = replies('price', async ({ request }) => {
      const { city } = (await request.json()) as { city: string };
      return HttpResponse.json({ city, on_road_price: 200_000, lines: [], missing: [] });
    });
    const { screen } = await show([answers('bikes', page([classic])), inCity]);
    await expect.element(screen.getByText('on-road ₹2,00,000, Pune')).toBeVisible();
  });

  it('goes without the bike where its price is not known', async () => {
    const { screen } = await show([answers('bikes', page([classic])), fails('price')]);
    await expect.element(screen.getByRole('heading', { name: 'FAQs' })).toBeVisible();
    await expect.element(screen.getByText(/95% loan/)).not.toBeInTheDocument();
  });

  it('begins with ₹80,000 for 3 years at the rate that its claim and its table begin with, of the month of the table', async () => {
    const cheaper = buildOffer({ id: 'other', rate_from: 11.5 });
    const published = buildOffer({ id: 'canara', rate_from: 8.2, month: '2025-06', is_sample: false });
    const { screen } = await show([answers('offers', [buildOffer(), cheaper, published])]);
    await expect.element(screen.getByText(/^Rates from 11.5% a year \(November 2026\)/)).toBeVisible();
    await expect
      .element(screen.getByRole('list', { name: 'The offer' }))
      .toMatchTextContent(/From 11.5% a year.*November 2026/);
    await expect.element(screen.getByRole('slider', { name: 'Interest rate, yearly' })).toHaveValue('11.5');
    await expect.element(screen.getByText(/the lowest rate in/)).not.toBeInTheDocument();
  });

  it('says what a month costs where the table begins, for a rate below it', async () => {
    const { screen } = await show([], '?rate=7');
    const stone = screen.getByRole('region', { name: 'EMI for 36 months' });
    await expect.element(stone).toMatchTextContent(/₹2,470/);
    await expect.element(stone).toMatchTextContent(/₹8,926/);
    await expect
      .element(
        screen.getByText('At 12%, the lowest rate in November 2026, the EMI is ₹2,657 and the interest ₹15,657.'),
      )
      .toBeVisible();
  });

  it.each([
    ['?amount=1&rate=0&years=0', 'EMI for 6 months', '10000', '1', '0.5'],
    ['?amount=99999999&rate=99&years=99', 'EMI for 120 months', '1000000', '20', '10'],
    ['?amount=much&rate=low&years=some', 'EMI for 36 months', '80000', '12', '3'],
    ['?amount=91674&rate=8.75&years=2.75', 'EMI for 33 months', '91674', '8.75', '2.75'],
    ['?amount=a-lakh&rate=10,25&years=२.५', 'EMI for 30 months', '80000', '10.25', '2.5'],
  ])('takes %s within its limits', async (search, title, amount, rate, years) => {
    const { screen } = await show([], search);
    await expect.element(screen.getByRole('region', { name: title })).toBeVisible();
    await expect.element(screen.getByRole('slider', { name: 'Loan amount' })).toHaveValue(amount);
    await expect.element(screen.getByRole('slider', { name: 'Interest rate, yearly' })).toHaveValue(rate);
    await expect.element(screen.getByRole('slider', { name: 'Tenure' })).toHaveValue(years);
  });

  it.each([
    ['min', '?amount=1&rate=0&years=0'],
    ['max', '?amount=99999999&rate=99&years=99'],
  ] as const)('has sliders that end where its limits do: %s', async (end, search) => {
    const { screen } = await show([], search);
    await expect.element(screen.getByRole('slider').first()).toBeVisible();
    const sliders = screen.getByRole('slider').elements() as HTMLInputElement[];
    expect(sliders.map(({ value }) => value)).toEqual(sliders.map((slider) => slider[end]));
  });

  it('has a form that sends all that it shows where no script runs, and leads on with it to the schedule', async () => {
    const { screen } = await show([], '?amount=150000&rate=13&years=2.5');
    const schedule = screen.getByRole('link', { name: 'Month by month' });
    await expect.element(schedule).toHaveAttribute('href', '/emi-calculator?amount=150000&rate=13');
    const { form } = screen.getByRole('slider', { name: 'Tenure' }).element() as HTMLInputElement;
    const sent = new FormData(form ?? undefined);
    expect(Object.fromEntries(sent as unknown as Iterable<[string, string]>)).toEqual({
      amount: '1,50,000',
      rate: '13',
      years: '2.5',
    });
    expect(new URL(form?.action ?? '').pathname).toBe('/bike-loan');
  });

  it('moves in tenths of a year, and repeats what is set in its address', async () => {
    const { screen, router } = await show();
    screen.getByRole('slider', { name: 'Tenure' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('region', { name: 'EMI for 37 months' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toBe('?years=3.1');
  });

  it('lists who lends at what: rate, charge, month, EMI and everything paid, the cheapest marked', async () => {
    const { screen } = await show();
    const table = screen.getByRole('region', { name: 'Lenders and rates' }).getByRole('table').first();
    await expect
      .element(table.getByRole('row', { name: /Public-sector bank/ }))
      .toHaveTextContent('Public-sector bank Sample (the cheapest)12.0%NilNovember 2026₹2,657₹95,657');
    const headers = table.getByRole('columnheader').elements();
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Lender',
      'Rate from',
      'Charges',
      'Month',
      'EMI for ₹80,000, 36 months',
      'Total cost',
    ]);
    await expect.element(table.getByRole('row', { name: /Finance company/ })).toMatchTextContent(/3% onwards.*₹98,746/);
  });

  it('keeps what lenders have published apart, with its month and source', async () => {
    const published = buildOffer({
      id: 'sbi',
      lender: 'State Bank of India',
      rate_from: 12.85,
      rate_up_to: 14.85,
      month: '2025-06',
      source: 'A public list',
      is_sample: false,
    });
    const exact = buildOffer({ id: 'mutual', lender: 'Mutual bank', rate_from: 8.75, charge: 0.5 });
    const silent = buildOffer({ id: 'silent', lender: 'Silent bank', charge: null, month: null });
    const { screen } = await show([answers('offers', [buildOffer(), exact, silent, published])]);
    await expect.element(screen.getByRole('row', { name: /Mutual bank/ })).toMatchTextContent(/8\.75%0\.5% onwards/);
    await expect
      .element(screen.getByRole('row', { name: /Silent bank/ }))
      .toMatchTextContent(/Not publishedNot published/);
    await expect
      .element(screen.getByRole('row', { name: /State Bank/ }))
      .toMatchTextContent(/12.85% to 14.85%.*June 2025/);
    await expect.element(screen.getByText('Source: A public list')).toBeVisible();
  });

  it('explains the loan in four steps and in questions', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { name: 'Find the on-road price' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Sign at the showroom' })).toBeVisible();
    await screen.getByText('Can I pay the loan back early?').click();
    await expect.element(screen.getByText(/Key Fact Statement/)).toBeVisible();
  });

  it('says when lenders could not be loaded, and fetches them again on a press', async () => {
    let asked = 0;
    const flaky = replies('offers', () => {
      asked += 1;
      return asked > 2 ? HttpResponse.json([buildOffer()]) : HttpResponse.json({ detail: 'Closed.' }, { status: 503 });
    });
    const { screen } = await show([flaky]);
    await expect.element(screen.getByText('Error loading lenders')).toBeVisible();
    asked = 2;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('row', { name: /Public-sector bank/ })).toBeVisible();
  });

  it('says that there are no lenders', async () => {
    const { screen } = await show([answers('offers', [])]);
    await expect.element(screen.getByText('No lenders found')).toBeVisible();
  });
});
