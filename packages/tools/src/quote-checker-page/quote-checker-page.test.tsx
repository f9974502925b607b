import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { quoteHandlers } from '../testing/quote-handlers.ts';
import { QuoteCheckerPage } from './quote-checker-page.tsx';
import { readQuoteInputs, sentLength } from './quote-inputs.ts';
import { quoteCheckerPage } from './quote-checker.page.tsx';

const show = (search: Record<string, string> = {}) =>
  renderWithApi(<QuoteCheckerPage inputs={readQuoteInputs(new URLSearchParams(search))} />, quoteHandlers);

const quotation = 'Ex 92529\nRTO 7902\nIns 9344\nHandling 1850\nEW 1299\nTotal 1,12,924';

describe('<QuoteCheckerPage />', () => {
  it('begins with nothing, and says what to do', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check a dealer’s quotation');
    await expect.element(screen.getByText('Nothing is entered yet.', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Too much on this quotation' })).toMatchTextContent(/₹0/);
  });

  it('judges what is pasted, and sends none of it', async () => {
    const { screen, asked, router } = await show({ bike: 'activa-125' });
    await screen.getByLabelText('The dealer’s message').fill(quotation);
    await expect.element(screen.getByText('₹5,830 may be refused or corrected, in 3 of 5 lines.')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Line by line' })).toMatchTextContent(/Not required/);
    await expect.element(screen.getByText('The lines add up to the total on the paper.')).toBeVisible();
    expect(JSON.stringify(asked)).not.toContain('9344');
    expect(router.state.location.search).not.toContain('9344');
  });

  it('counts an optional line only while it was not asked for', async () => {
    const { screen } = await show({ bike: 'activa-125', text: quotation });
    await screen.getByRole('checkbox', { name: 'I asked for this' }).click();
    await expect.element(screen.getByText('₹4,531 may be refused or corrected, in 2 of 5 lines.')).toBeVisible();
  });

  it('takes a line that is filled in by hand, letters left out', async () => {
    const { screen } = await show({ bike: 'activa-125' });
    await screen.getByText('Or fill in the lines').click();
    await screen.getByLabelText('Handling and logistics').fill('12ab50');
    await expect.element(screen.getByText('₹1,250 may be refused or corrected, in 1 of 1 lines.')).toBeVisible();
  });

  it('asks what an unread line is', async () => {
    const { screen } = await show({ text: 'ex 92529\nzarkon 640\nrto 7902' });
    await screen.getByLabelText(/‘zarkon’: what is this/).selectOptions('Courier');
    await expect.element(screen.getByRole('region', { name: 'Line by line' })).toMatchTextContent(/₹640/);
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
    await expect.element(screen.getByText(/There is no bike called ‘no-such-thing’/)).toBeVisible();
  });

  it('takes no longer text in its address than servers do', () => {
    const { text } = quoteCheckerPage.parameters;
    expect(text?.isFreeText).toBe(true);
    expect(text?.isValid('क'.repeat(sentLength))).toBe(true);
    expect(text?.isValid('x'.repeat(sentLength + 1))).toBe(false);
    expect(encodeURIComponent('क'.repeat(sentLength)).length).toBeLessThan(14_000);
  });
});
