import { loadNumberReader } from '@dopahiya/domain/typed';
import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { loanSchedule } from '@dopahiya/engines/loan';
import { chosenCity } from '@dopahiya/visitor';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { locationAt } from '../testing/location-at.ts';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { emiCalculatorPage } from './emi-calculator.page.tsx';

const { component: EmiCalculatorPage } = emiCalculatorPage;

vi.mock('@dopahiya/engines/loan', { spy: true });

const path = '/emi-calculator';
const show = (search = '', state?: unknown) =>
  renderWithApi(<EmiCalculatorPage at={locationAt(path + search)} />, toolsHandlers.all(), { at: path, state });

/** Moves a slider by steps without a pause; React renders each in the next microtask. */
async function moveThumb(slider: Locator, steps: number) {
  const range = slider.element() as HTMLInputElement;
  for (let step = 0; step < steps; step++) {
    range.stepUp();
    range.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  }
}

beforeAll(loadNumberReader);

describe('<EmiCalculatorPage />', () => {
  it('begins with ₹1,00,000 at the example rate in arrears, and says its month', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { name: 'EMI Calculator - Bike Loan' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'For ₹1,00,000 at 12%' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /In arrears/ })).toBeChecked();
    const row = screen.getByRole('row', { name: /36 months/ });
    await expect.element(row).toHaveTextContent('36 months (chosen)₹3,321₹19,572₹1,19,572');
    await expect.element(screen.getByText(/^Our example rate is 12% \(November 2026\)\./)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  it('lists seven tenures', async () => {
    const { screen } = await show();
    const table = screen.getByRole('region', { name: /^For/ });
    const tenures = table.getByRole('rowheader').elements();
    expect(tenures.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([12, 24, 36, 48, 60, 72, 84]);
  });

  it('moves between ₹10,000 and ₹10,00,000 in thousands, between 1 and 20 % in tenths, and up to the last but one EMI', async () => {
    const { screen } = await show();
    for (const [name, min, max, step] of [
      ['Loan amount', '10000', '1000000', '1000'],
      ['Interest rate, yearly', '1', '20', '0.1'],
      ['Paid with EMI number', '1', '35', '1'],
    ] as const) {
      const thumb = screen.getByRole('slider', { name });
      await expect.element(thumb).toHaveAttribute('min', min);
      await expect.element(thumb).toHaveAttribute('max', max);
      await expect.element(thumb).toHaveAttribute('step', step);
    }
  });

  it('takes everything from its address, and says what is beyond its limits', async () => {
    const { screen } = await show('?amount=99999999&rate=0&type=advance&months=60');
    await expect.element(screen.getByRole('region', { name: 'For ₹10,00,000 at 1%' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /In advance/ })).toBeChecked();
    await expect.element(screen.getByText(/₹10,000 to ₹10,00,000, so we used ₹10,00,000/)).toBeVisible();
    await expect.element(screen.getByText(/1% to 20%, so we used 1%/)).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /60 months \(chosen\)/ })).toBeVisible();
  });

  it.each([
    ['?amount=91674&rate=8.75', 'For ₹91,674 at 8.75%'],
    ['?amount=214369&rate=10.125&pay=4321&part=12345', 'For ₹2,14,369 at 10.13%'],
    ['?amount=₹1,50,000&rate=9,5', 'For ₹1,50,000 at 9.5%'],
    ['?amount=1.5+lakh&rate=९.५%25', 'For ₹1,50,000 at 9.5%'],
  ])('keeps %s, between the steps of its sliders, as long as nobody moves them', async (search, title) => {
    const { screen, router } = await show(search);
    await expect.element(screen.getByRole('region', { name: title })).toBeVisible();
    const before = router.state.location;
    const amounts = () =>
      ['Loan amount', 'I can pay each month'].map((name) => {
        const range = screen.getByRole('slider', { name }).element() as HTMLInputElement;
        return range.value === range.getAttribute('value');
      });
    expect(amounts()).toEqual([true, true]);
    expect(screen.getByText('couldn’t read', { exact: false }).query()).toBeNull();
    await new Promise((rest) => setTimeout(rest, 600));
    expect(router.state.location).toBe(before);
    await expect.element(screen.getByRole('region', { name: title })).toBeVisible();
  });

  it('ignores letters in the address', async () => {
    const { screen } = await show('?amount=much&rate=high&pay=nothing');
    await expect.element(screen.getByRole('region', { name: 'For ₹1,00,000 at 12%' })).toBeVisible();
  });

  it('begins with the loan amount that a link brought along', async () => {
    const { screen } = await show('', { loanAmount: 210_748 });
    await expect.element(screen.getByRole('region', { name: 'For ₹2,10,748 at 12%' })).toBeVisible();
    await screen.unmount();
    const named = await show('?amount=150000', { loanAmount: 210_748 });
    await expect.element(named.screen.getByRole('slider', { name: 'Loan amount' })).toHaveValue('150000');
    await expect.element(named.screen.getByRole('region', { name: 'For ₹1,50,000 at 12%' })).toBeVisible();
  });

  it('repeats what is set in its address', async () => {
    const { screen, router } = await show();
    screen.getByRole('slider', { name: 'Interest rate, yearly' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('region', { name: 'For ₹1,00,000 at 12.1%' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toBe('?rate=12.1');
  });

  it('shows the chosen tenure month by month, folded away at first', async () => {
    const { screen } = await show('?months=12&rate=10');
    await expect.element(screen.getByText('₹7,958.26')).not.toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    await screen.getByText('All 12 instalments').click();
    await expect.element(screen.getByText('₹7,958.26')).toBeVisible();
    const schedule = screen.getByRole('region', { name: 'All 12 instalments' });
    const headers = schedule.getByRole('columnheader').elements();
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Instalment',
      'EMI',
      'Interest',
      'Principal',
      'Still owed',
    ]);
    await expect.element(schedule.getByRole('row').nth(1)).toHaveTextContent('1₹8,791.59₹833.33₹7,958.26₹92,041.74');
  });

  it('has the part payment in its schedule', async () => {
    const { screen } = await show('?months=12&rate=10&part=20000&after=6');
    await screen.getByText(/^All \d+ instalments$/).click();
    await expect.element(screen.getByRole('columnheader', { name: 'Part payment' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /^6 / })).toMatchTextContent(/₹20,000\.00/);
  });

  it('downloads its schedule', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const files = vi.spyOn(URL, 'createObjectURL');
    const { screen } = await show('?months=12&rate=10');
    await screen.getByRole('button', { name: 'Download as CSV' }).click();
    expect(saved).toHaveBeenCalledOnce();
    const [file] = files.mock.calls.map(([blob]) => blob as Blob);
    expect((await file?.text())?.trim().split('\n')).toHaveLength(13);
    saved.mockRestore();
    files.mockRestore();
  });

  it('keeps a part payment before the last instalment of a shorter tenure', async () => {
    const { screen, router } = await show('?months=36&part=20000&after=30');
    await screen.getByRole('combobox', { name: 'Tenure for the schedule' }).selectOptions('24 months');
    await expect.element(screen.getByRole('slider', { name: 'Paid with EMI number' })).toHaveValue('23');
    await expect.poll(() => router.state.location.search).toBe('?months=24&part=20000&after=23');
  });

  it('prints the schedule unfolded', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { screen } = await show('?months=12&rate=10');
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('₹7,958.26')).toBeVisible();
    print.mockRestore();
  });

  it('shares the address of what is set', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const search = '?amount=150000&rate=9&months=24&type=advance&pay=4000&part=20000&after=6&less=emi';
    const { screen } = await show(search);
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => write.mock.lastCall).toEqual([`${window.location.origin}/emi-calculator${search}`]);
    write.mockRestore();
  });

  it.each([
    ['', 'Enter a part payment to see what you save.'],
    ['?part=20000', /^You save ₹4,\d{3} in interest and 7 months\.$/],
    ['?part=20000&less=emi', /^You save ₹2,\d{3} in interest\. Each later EMI is ₹2,\d{3}\.\d\d\.$/],
    ['?part=100000&after=1', /^This pays off the loan and saves ₹18,\d{3} in interest\.$/],
  ])('says for "%s" what a part payment saves', async (search, text) => {
    const { screen } = await show(search);
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('works the other way round: from what can be paid a month to the loan', async () => {
    const { screen } = await show();
    const text = '₹3,000 a month for 36 months pays off a loan of ₹90,322.';
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Bikes within ₹90,322' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'All bikes within this price' }))
      .toHaveAttribute('href', '/bikes?max_price=90322');
    await expect
      .element(screen.getByRole('link', { name: 'On-road prices in Delhi' }))
      .toHaveAttribute('href', '/price-checker');
    await screen.getByRole('button', { name: 'Use this loan amount' }).click();
    await expect.element(screen.getByRole('region', { name: 'For ₹90,322 at 12%' })).toBeVisible();
  });

  it('takes no larger loan for an EMI than its limits', async () => {
    const { screen } = await show('?pay=50000&months=84');
    await screen.getByRole('button', { name: 'Use this loan amount' }).click();
    await expect.element(screen.getByRole('region', { name: 'For ₹10,00,000 at 12%' })).toBeVisible();
  });

  it('says when bikes could not be loaded, and asks for them again', async () => {
    const element = <EmiCalculatorPage at={locationAt(path)} />;
    const { screen, asked } = await renderWithApi(element, [toolsHandlers.fails('bikes'), ...toolsHandlers.all()]);
    await expect.element(screen.getByText('Error Loading Bikes')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('asks the API for bikes within that loan', async () => {
    const { asked } = await show('?pay=4000');
    await expect.poll(() => asked.join()).toContain('max_price=120430');
  });

  it('names no other city beside those bikes, whose prices are those in Delhi', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    onTestFinished(() => void chosenCity.write(chosenCity.initial));
    const { screen } = await show();
    const bikes = screen.getByRole('region', { name: /^Bikes within/ });
    await expect.element(bikes.getByText(/^Ex-showroom prices in Delhi/)).toBeVisible();
    await expect.element(bikes.getByRole('link', { name: 'On-road prices in Pune' })).toBeVisible();
    expect(bikes.getByText(/Pune/).elements()).toHaveLength(1);
  });

  it('asks once for a whole movement of the thumb', async () => {
    const { screen, asked, router } = await show();
    await expect.poll(() => asked.join()).toContain('max_price=90322');
    const before = asked.length;
    await moveThumb(screen.getByRole('slider', { name: 'I can pay each month' }), 10);
    await expect.poll(() => router.state.location.search).toBe('?pay=4000');
    await expect.element(screen.getByRole('heading', { name: 'Bikes within ₹1,20,430' })).toBeVisible();
    const isAskedForIt = () => asked.slice(before).map((call) => call.includes('max_price=120430'));
    // Without deferring, every intermediate step would have been requested before the last one.
    await expect.poll(isAskedForIt).toContain(true);
    expect(isAskedForIt()).toEqual([true]);
  });

  it('works out month by month only what belongs to the loan', async () => {
    const { screen } = await show();
    await expect.element(screen.getByText('All 36 instalments')).toBeVisible();
    vi.mocked(loanSchedule).mockClear();
    await moveThumb(screen.getByRole('slider', { name: 'I can pay each month' }), 10);
    await expect.element(screen.getByRole('heading', { name: 'Bikes within ₹1,20,430' })).toBeVisible();
    expect(loanSchedule).not.toHaveBeenCalled();
    screen.getByRole('slider', { name: 'Loan amount' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => vi.mocked(loanSchedule).mock.lastCall?.[0].amount).toBe(101_000);
  });

  it('is whole in the HTML of the server', async () => {
    const first = await hydrateWithApi(
      <EmiCalculatorPage at={locationAt('/emi-calculator?part=20000')} />,
      (queries) => {
        queries.setQueryData(['affordable-bikes', 90_322], []);
      },
    );
    expect(first.text).toContain('You save ₹4,');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('sends everything that can be entered where no script runs', async () => {
    const { screen } = await show(
      '?amount=150000&rate=9.5&type=advance&months=24&part=20000&after=6&less=emi&pay=4000',
    );
    const { form } = screen.getByRole('slider', { name: 'Loan amount' }).element() as HTMLInputElement;
    const sent = new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]),
    );
    expect(Object.fromEntries(sent)).toEqual({
      amount: '1,50,000',
      rate: '9.5',
      type: 'advance',
      months: '24',
      part: '20,000',
      after: '6',
      less: 'emi',
      pay: '4,000',
    });
    expect(form).toMatchObject({ method: 'get' });
    expect(new URL(form?.action ?? '').pathname).toBe('/emi-calculator');
  });

  it('stays where it is on Enter in a number', async () => {
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Loan amount, exactly' }).fill('2,00,000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('region', { name: 'For ₹2,00,000 at 12%' })).toBeVisible();
  });
});
