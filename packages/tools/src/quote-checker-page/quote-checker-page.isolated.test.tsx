import { loadNumberReader } from '@dopahiya/domain/typed';
import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { readPaper } from '@dopahiya/engines/quotation-reader';
import { chosenCity } from '@dopahiya/visitor';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteHandlers } from '../testing/quote-handlers.ts';
import { QuoteCheckerPage } from './quote-checker-page.tsx';
import { readQuoteInputs, sentLength } from './quote-inputs.ts';
import { quoteCheckerPage } from './quote-checker.page.tsx';

vi.mock('@dopahiya/engines/quotation-reader', { spy: true });

const show = (search: Record<string, string> = {}) =>
  renderWithApi(<QuoteCheckerPage inputs={readQuoteInputs(new URLSearchParams(search))} />, quoteHandlers);

const quotation = 'Ex 92529\nRTO 7902\nIns 9344\nHandling 1850\nEW 1299\nTotal 1,12,924';

afterEach(async () => {
  vi.restoreAllMocks();
  chosenCity.write(chosenCity.initial);
  await page.viewport(414, 896);
});

beforeAll(loadNumberReader);

describe('<QuoteCheckerPage />', () => {
  it('begins with nothing, and says what to do', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check a dealer’s quotation');
    await expect.element(screen.getByText('You have not entered anything yet.', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Overcharge on this quotation' })).toMatchTextContent(/₹0/);
  });

  it('holds prices of the city that the visitor chose, unless the address names another', async () => {
    chosenCity.write({ name: 'Jaipur', state: 'Rajasthan' });
    const { screen } = await show({ bike: 'activa-125' });
    await expect.element(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Jaipur');
    await screen.unmount();
    const shared = await show({ bike: 'activa-125', city: 'Delhi' });
    await expect.element(shared.screen.getByRole('combobox', { name: 'City' })).toHaveValue('Delhi');
  });

  it('begins with the message to paste, and with the lines where a shared check has them', async () => {
    const { screen } = await show();
    const [first] = screen.getByRole('tab').elements();
    expect(first).toHaveTextContent('Paste the text');
    await expect.element(screen.getByRole('textbox', { name: 'The dealer’s message' })).toBeVisible();
    await screen.unmount();
    const shared = await show({ handling: '1850' });
    await expect.element(shared.screen.getByRole('textbox', { name: 'Handling and logistics' })).toHaveValue('1850');
    await expect
      .element(shared.screen.getByRole('tab', { name: 'Line by line' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('has the verdict before the text on a phone, and beside it on a wide screen', async () => {
    await page.viewport(390, 800);
    const { screen } = await show({ bike: 'activa-125', text: quotation });
    const stone = screen.getByRole('region', { name: 'Overcharge on this quotation' });
    const message = screen.getByLabelText('The dealer’s message');
    await expect.element(stone).toMatchTextContent(/₹3,149 that no rule requires/);
    expect(stone.element().getBoundingClientRect().bottom).toBeLessThan(message.element().getBoundingClientRect().top);
    await page.viewport(1440, 900);
    expect(stone.element().getBoundingClientRect().left).toBeGreaterThan(
      message.element().getBoundingClientRect().right,
    );
  });

  it('asks for the price list of the month on the paper, with what the price may be', async () => {
    const { screen } = await show({ bike: 'activa-125', text: `Dt 18/11/26\n${quotation}` });
    const lines = screen.getByRole('region', { name: 'Line by line' });
    await expect
      .element(lines.getByRole('listitem').filter({ hasText: 'Ex-showroom price' }).first())
      .toMatchTextContent(/Fair/);
    await screen.getByLabelText('The dealer’s message').fill('Dt 18/08/26\nEx 95000\nRTO 8100\nTotal 103100');
    await expect
      .element(lines.getByRole('listitem').filter({ hasText: 'Ex-showroom price' }).first())
      .toMatchTextContent(/Delhi price list for Aug.* 2026.*₹89,753 to ₹95,305/);
    await expect.element(screen.getByRole('region', { name: 'Questions for the dealer' })).toBeVisible();
  });

  it('judges what is pasted, and sends none of it', async () => {
    const { screen, asked, router } = await show({ bike: 'activa-125' });
    await screen.getByLabelText('The dealer’s message').fill(quotation);
    await expect.element(screen.getByText('₹3,149 that no rule requires, in 2 of 5 lines.')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Line by line' })).toMatchTextContent(/Not required/);
    await expect.element(screen.getByText('The lines add up to the total.')).toBeVisible();
    expect(JSON.stringify(asked)).not.toContain('9344');
    expect(router.state.location.search).not.toContain('9344');
  });

  it('is whole in the HTML of the server, which has read what was sent', async () => {
    const first = await hydrateWithApi(
      <QuoteCheckerPage inputs={readQuoteInputs(new URLSearchParams({ text: quotation }))} />,
      (queries) => {
        queries.setQueryData(['quotation', quotation], readPaper(quotation));
      },
    );
    expect(first.text).toContain('The lines add up to the total.');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('keeps the text where what reads it could not be loaded, and reads it on another try', async () => {
    const { screen } = await show({ bike: 'activa-125' });
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
      this.dispatchEvent(new ErrorEvent('error'));
    });
    vi.mocked(readPaper).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await screen.getByLabelText('The dealer’s message').fill(quotation);
    await expect.element(screen.getByText('The quotation could not be read.')).toBeVisible();
    await expect.element(screen.getByLabelText('The dealer’s message')).toHaveValue(quotation);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('The lines add up to the total.')).toBeVisible();
  });

  it('reads a long text beside the page, keeps all of it, and says what of it is not read', async () => {
    vi.mocked(readPaper).mockClear();
    const { screen } = await show({ bike: 'activa-125' });
    const text = `${quotation}\n${'\uFDFA '.repeat(2000)}`;
    await screen.getByLabelText('The dealer’s message').fill(text);
    await expect.element(screen.getByText(/longer than 20,000 characters. We read only the beginning/)).toBeVisible();
    await expect.element(screen.getByText('The lines add up to the total.')).toBeVisible();
    await expect.element(screen.getByLabelText('The dealer’s message')).toHaveValue(text);
    expect(readPaper).not.toHaveBeenCalled();
  });

  it('asks about twenty unread lines at a time, and says how many more there are', async () => {
    const { screen } = await show({ text: `ex 92529\n${'zarkon 640\n'.repeat(24)}rto 7902` });
    const questions = screen.getByText('‘zarkon’: what is this?', { exact: true });
    await expect.element(screen.getByText('4 more amounts need a name. They appear as you name these.')).toBeVisible();
    expect(questions.elements()).toHaveLength(20);
    await screen.getByRole('button', { name: 'Accessories' }).first().click();
    await expect.element(screen.getByText(/^3 more amounts/)).toBeVisible();
    expect(questions.elements()).toHaveLength(20);
  });

  it('counts an optional line only while it was not asked for', async () => {
    const { screen } = await show({ bike: 'activa-125', text: quotation });
    await screen.getByRole('checkbox', { name: 'I asked for this' }).click();
    await expect.element(screen.getByText('₹1,850 that no rule requires, in 1 of 5 lines.')).toBeVisible();
  });

  it('takes a line that is filled in by hand, in any way of writing a number', async () => {
    const { screen } = await show({ bike: 'activa-125' });
    await screen.getByRole('tab', { name: 'Line by line' }).click();
    await screen.getByRole('textbox', { name: 'Handling and logistics' }).fill('१,२५०');
    await expect.element(screen.getByText('₹1,250 that no rule requires, in one line.')).toBeVisible();
  });

  it('keeps an amount that it cannot read, from a hand or an address, and says so', async () => {
    const { screen } = await show({ bike: 'activa-125', handling: '10,5', ew: '1299' });
    const handling = screen.getByRole('textbox', { name: 'Handling and logistics' });
    await expect.element(handling).toHaveValue('10,5');
    await expect.element(screen.getByText('couldn’t read ‘10,5’ as a number', { exact: false })).toBeVisible();
    const warranty = screen.getByRole('textbox', { name: 'Extended warranty' });
    await warranty.fill('12ab99');
    await handling.fill('1850');
    await expect.element(warranty).toHaveValue('12ab99');
    await expect.element(screen.getByText('couldn’t read ‘12ab99’ as a number', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('₹3,149 that no rule requires, in 2 of 2 lines.')).toBeVisible();
  });

  it('has a tab for each way in, chosen by the arrow keys too, and keeps what is entered', async () => {
    const { screen } = await show({ bike: 'activa-125' });
    await screen.getByRole('tab', { name: 'Line by line' }).click();
    await screen.getByRole('textbox', { name: 'Handling and logistics' }).fill('1850');
    await screen.getByRole('tab', { name: 'Line by line' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { name: 'Paste the text' })).toHaveFocus();
    await screen.getByLabelText('The dealer’s message').fill('EW 1299');
    await expect.element(screen.getByText('₹3,149 that no rule requires, in 2 of 2 lines.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Helmet' })).not.toBeInTheDocument();
    await screen.getByRole('tab', { name: 'Line by line' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Helmet' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Extended warranty' })).toHaveValue('1299');
    await expect.element(screen.getByRole('textbox', { name: 'The dealer’s message' })).not.toBeInTheDocument();
  });

  it('keeps a line in its place while its amount is typed anew', async () => {
    const { screen } = await show({ bike: 'activa-125', pdi: '500' });
    const field = screen.getByRole('textbox', { name: 'Inspection before delivery' });
    await field.fill('');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('700');
    await expect.element(screen.getByText('₹700 that no rule requires, in one line.')).toBeVisible();
  });

  it('keeps a line without a known name as another one, until somebody says what it is', async () => {
    const { screen } = await show({ text: 'ex 92529\nzarkon 640\nrto 7902' });
    await expect.element(screen.getByRole('textbox', { name: 'Other charge' })).toHaveValue('640');
    await screen.getByRole('button', { name: 'Accessories' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Other charge' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox', { name: 'Accessories' })).toHaveValue('640');
    await expect.element(screen.getByText('‘zarkon’: what is this?')).not.toBeInTheDocument();
  });

  it('has the lines of the letter in a table, with what is to be taken off', async () => {
    const { screen } = await show({ bike: 'activa-125', text: quotation });
    const table = screen.getByRole('table', { name: 'Quotation for Honda Activa 125 DLX' });
    await expect.element(table.getByRole('row', { name: /^Extended warranty/ })).toMatchTextContent(/−₹1,299$/);
    await expect.element(table.getByRole('row', { name: /^In total/ })).toMatchTextContent(/−₹3,149$/);
  });

  it('asks what an unread line is', async () => {
    const { screen } = await show({ text: 'ex 92529\nzarkon 640\nrto 7902' });
    await screen.getByLabelText(/what is ‘zarkon’/).selectOptions('Courier');
    await expect.element(screen.getByRole('region', { name: 'Line by line' })).toMatchTextContent(/₹640/);
  });

  it('has a button for each likely name of an unread line, which is no toggle', async () => {
    const { screen } = await show({ text: 'ex 92529\nzarkon 640\nrto 7902' });
    const likely = screen.getByRole('button', { name: 'Something else' });
    await expect.element(likely).not.toHaveAttribute('aria-pressed');
    await likely.click();
    await expect.element(screen.getByText('‘zarkon’: what is this?')).not.toBeInTheDocument();
  });

  it('writes the letter in Hindi on a press', async () => {
    const { screen } = await show({ text: 'handling 1850' });
    await screen.getByRole('radio', { name: 'हिन्दी' }).click();
    await expect.element(screen.getByRole('article')).toMatchTextContent(/हैंडलिंग चार्ज, ₹1,850/);
  });

  it('chooses a bike by the keyboard, and puts it alone into the address', async () => {
    const { screen, router } = await show({ text: 'handling 1850' });
    await screen.getByRole('combobox', { name: 'Bike or scooter' }).fill('activa');
    await expect.element(screen.getByRole('option', { name: 'Honda Activa 125' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => router.state.location.search).toBe('?bike=activa-125&city=Delhi');
  });

  it('says that there is no such bike', async () => {
    const { screen } = await show({ bike: 'no-such-thing' });
    await expect.element(screen.getByText(/We couldn’t find ‘no-such-thing’/)).toBeVisible();
  });

  it('takes no longer text in its address than servers do', () => {
    const { text } = quoteCheckerPage.parameters;
    expect(text?.isFreeText).toBe(true);
    expect(text?.isValid('क'.repeat(sentLength))).toBe(true);
    expect(text?.isValid('x'.repeat(sentLength + 1))).toBe(false);
    expect(encodeURIComponent('क'.repeat(sentLength)).length).toBeLessThan(14_000);
  });

  it('reads the day of the quotation, takes another one, and names it in the letter', async () => {
    const { screen } = await show({ bike: 'activa-125', text: `Dt 18/11/26\n${quotation}` });
    await expect.element(screen.getByLabelText('Date of the quotation')).toHaveValue('2026-11-18');
    await expect.element(screen.getByText('Quotation of 18 Nov 2026 for Honda Activa 125 DLX')).toBeVisible();
    await screen.getByLabelText('Date of the quotation').fill('2026-11-20');
    await expect.element(screen.getByText('Quotation of 20 Nov 2026 for Honda Activa 125 DLX')).toBeVisible();
  });

  it('shares the amounts that were read, and not a word of the text', async () => {
    const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { share });
    const { screen } = await show({ bike: 'activa-125', text: `Mr Kumar 98765 43210\n${quotation}`, wanted: 'ew' });
    await screen.getByRole('button', { name: 'Share the check' }).click();
    const url = new URL(share.mock.calls[0]?.[0].url ?? '');
    expect(url.pathname + url.search).toBe(
      '/quote-checker?bike=activa-125&city=Delhi&ex_showroom=92529&rto_bundle=7902&insurance_bundle=9344&handling=1850&ew=1299&total=112924&wanted=ew',
    );
    vi.unstubAllGlobals();
  });

  it('shows a shared check as it was', async () => {
    const shared = { bike: 'activa-125', ex_showroom: '92529', rto_bundle: '7902', pdi: '500', discount: '1000' };
    const { screen } = await show({ ...shared, total: '99931' });
    await expect.element(screen.getByRole('region', { name: 'Line by line' })).toMatchTextContent(/Inspection.*₹500/);
    await expect.element(screen.getByText('The lines add up to the total.')).toBeVisible();
  });

  it('sends what was asked for along with the form where no script runs', async () => {
    const { screen } = await show({ bike: 'activa-125', text: quotation, wanted: 'ew' });
    const box = screen.getByRole('checkbox', { name: 'I asked for this' });
    await expect.element(box).toBeChecked();
    const { form } = box.element() as HTMLInputElement;
    expect(new FormData(form ?? undefined).getAll('wanted')).toEqual(['ew']);
  });

  it('keeps the sum in sight, with the way to the letter', async () => {
    const { screen } = await show({ bike: 'activa-125', text: quotation });
    const bar = screen.getByRole('region', { name: 'Check summary' });
    await expect.element(bar).toMatchTextContent(/₹3,149 that no rule requires, in 2 of 5 lines/);
    await expect.element(bar.getByRole('link', { name: 'Make the letter' })).toHaveAttribute('href', '/#letter');
  });

  it.each([
    ['emoji alone', '🏍️🙏🔥', /We found no amounts in the text/],
    ['two totals', 'ex 92529\ntotal 92529\ngrand total 99999', /shows other totals too: ₹99,999/],
  ])('answers %s readably', async (_, text, said) => {
    const { screen } = await show({ bike: 'activa-125', text });
    await expect.element(screen.getByText(said).first()).toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
