import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { Slider } from './slider.tsx';

function LoanAmount({ onAmount }: { onAmount?: (amount: number) => void }) {
  const [amount, setAmount] = useState(100_000);
  const change = (next: number) => {
    setAmount(next);
    onAmount?.(next);
  };
  const scale = { min: 10_000, max: 1_000_000, step: 5000 };
  return <Slider label="Loan amount" name="amount" prefix="₹" {...scale} value={amount} onValueChange={change} />;
}

describe('<Slider />', () => {
  it('reads its value aloud as it is written', async () => {
    const screen = await render(<LoanAmount />);
    const range = screen.getByRole('slider', { name: 'Loan amount' });
    await expect.element(range).toHaveAttribute('aria-valuetext', '₹1,00,000');
    await expect.element(screen.getByRole('textbox', { name: 'Loan amount, exactly' })).toHaveValue('1,00,000');
  });

  it.each([
    ['{ArrowRight}', '1,05,000'],
    ['{ArrowLeft}', '95,000'],
    ['{PageUp}', '1,50,000'],
    ['{PageDown}', '50,000'],
    ['{PageDown}{PageDown}{PageDown}', '10,000'],
    ['{End}', '10,00,000'],
    ['{Home}', '10,000'],
  ])('goes with %s to %s', async (keys, text) => {
    const screen = await render(<LoanAmount />);
    screen.getByRole('slider').element().focus();
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('textbox')).toHaveValue(text);
  });

  it('follows what is typed, grouped or not, as soon as it is on the scale', async () => {
    const handleAmount = vi.fn();
    const screen = await render(<LoanAmount onAmount={handleAmount} />);
    await screen.getByRole('textbox').fill('2,50,000');
    expect(handleAmount).toHaveBeenLastCalledWith(250_000);
    await expect.element(screen.getByRole('slider')).toHaveValue('250000');
  });

  it.each([
    ['3', '10,000'],
    ['12345678', '10,00,000'],
    ['101000', '1,00,000'],
    ['a lakh', '1,00,000'],
    ['', '1,00,000'],
  ])('takes "%s" for %s when the field is left, and says where the scale ends', async (typed, text) => {
    const screen = await render(<LoanAmount />);
    const field = screen.getByRole('textbox');
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription('₹10,000 ₹10,00,000');
  });

  it('is 44 px high for a finger', async () => {
    const screen = await render(<LoanAmount />);
    expect(screen.getByRole('slider').element().getBoundingClientRect().height).toBe(44);
  });

  it('is sent by its thumb, which is all there is without scripts', async () => {
    const screen = await render(
      <form>
        <LoanAmount />
      </form>,
    );
    const form = screen.container.querySelector('form') as HTMLFormElement;
    expect([...new FormData(form)]).toEqual([['amount', '100000']]);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
      await expect.element(screen.getByRole('slider')).toBeVisible();
    });
  });

  it.each([
    ['3', 'The least is ₹10,000: that is taken.'],
    ['12345678', 'The most is ₹10,00,000: that is taken.'],
    ['-5', 'The least is ₹10,000: that is taken.'],
    ['105000', ''],
    ['a lakh', ''],
  ])('says what it takes for "%s"', async (typed, said) => {
    const screen = await render(<LoanAmount />);
    await screen.getByRole('textbox').fill(typed);
    await userEvent.tab();
    await expect.element(screen.getByRole('status')).toHaveTextContent(said);
  });

  it('takes a typed number between two steps where it may be finer', async () => {
    const handleAmount = vi.fn();
    const scale = { min: 0, max: 1_000_000, step: 1000, typedStep: 1 };
    const screen = await render(<Slider label="Loan" {...scale} value={0} onValueChange={handleAmount} />);
    await screen.getByRole('textbox').fill('2,14,369');
    expect(handleAmount).toHaveBeenLastCalledWith(214_369);
  });
});
