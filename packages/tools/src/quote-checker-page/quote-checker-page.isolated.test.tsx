import { loadNumberReader } from '@dopahiya/domain/typed';
import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { readPaper } from '@dopahiya/engines/quotation-reader';
import { chosenCity } from '@dopahiya/visitor';
import { ToastRegion } from '@dopahiya/ui-kit';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteHandlers, samplePrice } from '../testing/quote-handlers.ts';
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
    await expect.element(stone).toMatchTextContent(/Corrected total₹1,09,775.*You can refuse, 2 lines₹3,149/);
    await expect.element(stone).toMatchTextContent(/Dealer’s total₹1,12,924/);
    await expect
      .element(screen.getByText(/^Checked with the rules of .* for Honda Activa 125 in Delhi\./))
      .toBeVisible();
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
    const lines = screen.getByRole('region', { name: 'Line by line' }).getByRole('listitem');
    const lineOf = (name: string) => lines.filter({ hasText: new RegExp(`^${name}`, 'u') }).first();
    await expect.element(lineOf('Extended warranty')).toMatchTextContent(/Your choice\+₹1,299$/);
    await expect.element(lineOf('Road tax')).toMatchTextContent(/price₹7,902Fair$/);
    await lineOf('Ex-showroom price').getByText('The rule and its source').click();
    await expect
      .element(
        lineOf('Ex-showroom price')
          .getByText(/^Source: A published rule · Since 1 Jun 2022 · Certain$/)
          .first(),
      )
      .toBeVisible();
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

  it('sends a text that it cannot read to the server, unless it is too long for that', async () => {
    const { screen } = await show({ bike: 'activa-125' });
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
      this.dispatchEvent(new ErrorEvent('error'));
    });
    vi.mocked(readPaper).mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const sent: unknown[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(new FormData(this).get('text'));
    });
    for (const text of [`Ex 92529 ${'x'.repeat(sentLength)}`, 'Ex 92529']) {
      await screen.getByLabelText('The dealer’s message').fill(text);
      const readings = () => vi.mocked(readPaper).mock.calls.filter(([each]) => each === text).length;
      await expect.poll(readings).toBe(1);
      await screen.getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(readings).toBe(2);
    }
    await expect.poll(() => sent).toEqual(['Ex 92529']);
  });

  it('clears all that was entered, so that another quotation begins with nothing', async () => {
    const { screen } = await show({ text: 'Dt 18/11/26\nex 92529\nzarkon 640', handling: '1850', total: '99999' });
    const clear = screen.getByRole('button', { name: 'Clear all' });
    await screen.getByRole('button', { name: 'Accessories' }).click();
    await screen.getByLabelText('Date of the quotation').fill('2026-11-20');
    await clear.click();
    await expect.element(clear).toBeDisabled();
    await expect.element(screen.getByLabelText('The dealer’s message')).toHaveValue('');
    await expect.element(screen.getByLabelText('Date of the quotation')).toHaveValue('');
    await expect.element(screen.getByText('You have not entered anything yet.', { exact: true })).toBeVisible();
    await screen.getByLabelText('The dealer’s message').fill('ex 92529\nzarkon 640');
    await expect.element(screen.getByText('‘zarkon’: what is this?')).toBeVisible();
    expect(screen.getByText(/^The lines add up/).query()).toBeNull();
  });

  it('asks anew what a line is in another text', async () => {
    const { screen } = await show({ text: 'ex 92529\nzarkon 640' });
    await screen.getByRole('button', { name: 'Accessories' }).click();
    await expect.element(screen.getByText('‘zarkon’: what is this?')).not.toBeInTheDocument();
    await screen.getByLabelText('The dealer’s message').fill('ex 92529\nbarkon 900');
    await expect.element(screen.getByText('‘barkon’: what is this?')).toBeVisible();
  });

  it('lowers an amount that no two-wheeler costs, and says so', async () => {
    const { screen } = await show({ ew: '1299' });
    const field = screen.getByRole('textbox', { name: 'Extended warranty' });
    await field.fill('99999999');
    await expect.element(screen.getByText(/^Amounts can be up to ₹1,00,00,000/)).toBeVisible();
    await userEvent.tab();
    await expect.element(field).toHaveValue('10000000');
    await field.fill('1299');
    await expect.element(screen.getByText(/^Amounts can be up to/)).not.toBeInTheDocument();
  });

  it('adds a line that has no field of its own, and is ready for the next', async () => {
    const { screen } = await show({ ex_showroom: '92529' });
    await screen.getByRole('combobox', { name: 'Another line' }).selectOptions('Courier');
    await screen.getByRole('textbox', { name: 'Amount', exact: true }).fill('640');
    await screen.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Courier' })).toHaveValue('640');
    await expect.element(screen.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('');
    await expect.element(screen.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  });

  it('copies the letter and shares it by WhatsApp, and says when the browser does not copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const shown = (
      <>
        <QuoteCheckerPage inputs={readQuoteInputs(new URLSearchParams({ handling: '1850' }))} />
        <ToastRegion />
      </>
    );
    const { screen } = await renderWithApi(shown, quoteHandlers);
    const copy = screen.getByRole('button', { name: 'Copy the text' });
    await copy.click();
    await expect.element(screen.getByText('The letter is copied.')).toBeVisible();
    const [letter = ''] = write.mock.lastCall ?? [];
    expect(letter).toContain('1,850');
    const whatsapp = screen.getByRole('link', { name: 'Share by WhatsApp' }).element() as HTMLAnchorElement;
    expect(new URL(whatsapp.href).searchParams.get('text')).toBe(letter);
    write.mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
    await copy.click();
    await expect.element(screen.getByText(/^Your browser blocked copying/)).toBeVisible();
  });

  it('says when the price could not be loaded, and asks for it again', async () => {
    const closed = http.post('*/on-road-price/', () => HttpResponse.json({ detail: 'Closed.' }, { status: 503 }));
    const inputs = readQuoteInputs(new URLSearchParams({ bike: 'activa-125', handling: '1850' }));
    const { screen, asked } = await renderWithApi(<QuoteCheckerPage inputs={inputs} />, [closed, ...quoteHandlers]);
    await expect.element(screen.getByText('Official charges could not be loaded.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.slice(before).some((call) => call.includes('on-road-price'))).toBe(true);
  });

  it('says whether the price list is newer than the quotation', async () => {
    const { screen } = await show({ bike: 'activa-125', ex_showroom: '92529', date: '2026-10-31' });
    await expect
      .element(screen.getByText(/The quotation of 31 Oct 2026 is older than our price list of November 2026/))
      .toBeVisible();
    await screen.getByLabelText('Date of the quotation').fill('2026-11-01');
    await expect.element(screen.getByText(/The dealer may have a newer price list/)).toBeVisible();
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
    expect(screen.getByText(/^The lines add up/).query()).toBeNull();
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
    await expect.element(screen.getByRole('article')).toMatchTextContent(/Delhi, 22 Nov 2026/);
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

  it('asks for the price of what was chosen: the bike that a text means, its variant, and with a loan', async () => {
    const asked: unknown[] = [];
    const price = http.post('*/bikes/activa-125/on-road-price/', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(samplePrice);
    });
    const search = { bike: 'act', variant: 'Gold', city: 'Pune', hypothecation: '500' };
    const element = <QuoteCheckerPage inputs={readQuoteInputs(new URLSearchParams(search))} />;
    const { screen, router } = await renderWithApi(element, [price, ...quoteHandlers]);
    await expect.element(screen.getByRole('combobox', { name: 'Bike or scooter' })).toHaveValue('Honda Activa 125');
    await expect.poll(() => asked).toEqual([{ city: 'Pune', loan: true }]);
    await screen.getByRole('combobox', { name: 'Variant' }).selectOptions('DLX');
    await expect.poll(() => router.state.location.search).toBe('?bike=act&city=Pune&variant=DLX');
    await screen.unmount();
    const chosen = await renderWithApi(
      <QuoteCheckerPage inputs={readQuoteInputs(new URLSearchParams({ bike: 'activa-125', variant: 'DLX' }))} />,
      [price, ...quoteHandlers],
    );
    await expect.poll(() => asked.at(-1)).toEqual({ city: 'Delhi', variant: 'DLX', loan: false });
    await chosen.screen.getByRole('combobox', { name: 'Bike or scooter' }).fill('activa');
    await expect.element(chosen.screen.getByRole('option', { name: 'Honda Activa 125' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => chosen.router.state.location.search).toBe('?bike=activa-125&city=Delhi');
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
    const known = Object.keys(quoteCheckerPage.parameters);
    expect(known).toEqual(expect.arrayContaining([...url.searchParams.keys()]));
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
    const sent = new FormData(form ?? undefined);
    expect(sent.getAll('wanted')).toEqual(['ew']);
    expect(Object.keys(quoteCheckerPage.parameters)).toEqual(expect.arrayContaining([...sent.keys()]));
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
