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
    await screen.getByRole('textbox').fill('12345678');
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox')).toHaveValue('10,00,000');
    expect(handleAmount).not.toHaveBeenCalledWith(12_345_678);
  });

  it.each([
    ['3', '10,000'],
    ['12345678', '10,00,000'],
    ['101000', '1,01,000'],
    ['91674', '91,674'],
    ['₹1,50,000', '1,50,000'],
    ['1,50,000/-', '1,50,000'],
    ['१,५०,०००', '1,50,000'],
    ['1.5 lakh', '1,50,000'],
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

  it.each([
    ['3', 'The minimum is ₹10,000, so we’ve used that.'],
    ['12345678', 'The maximum is ₹10,00,000, so we’ve used that.'],
    ['-5', 'The minimum is ₹10,000, so we’ve used that.'],
    ['105000', ''],
    ['1,05,000', ''],
    ['1.5 lakh', 'Read as ₹1,50,000.'],
    ['2e5', 'Read as ₹2,00,000.'],
  ])('says what it takes for "%s"', async (typed, said) => {
    const screen = await render(<LoanAmount />);
    await screen.getByRole('textbox').fill(typed);
    await userEvent.tab();
    await expect.element(screen.getByRole('status')).toHaveTextContent(said);
  });

  it.each(['10,5', 'a lot', '80,000-90,000'])('keeps "%s", which means no number, and says so', async (typed) => {
    const handleAmount = vi.fn();
    const screen = await render(<LoanAmount onAmount={handleAmount} />);
    const field = screen.getByRole('textbox');
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toBeInvalid();
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.stringContaining(`couldn’t read ‘${typed}’ as a number`));
    expect(handleAmount).not.toHaveBeenCalled();
    screen.getByRole('slider').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(field).toHaveValue('1,05,000');
    await expect.element(field).toBeValid();
  });

  it.each([
    [{ min: 1, max: 20, step: 0.1 }, 8.75, '8.75', '{ArrowRight}', '8.8'],
    [{ min: 10_000, max: 1_000_000, step: 1000 }, 91_674, '91,674', '{ArrowLeft}', '91,000'],
    [{ min: 0.5, max: 10, step: 0.1 }, 2.75, '2.75', '{PageUp}', '3.8'],
  ])(
    'on %o keeps %d, which is on none of its steps, until somebody moves it',
    async (scale, value, text, key, next) => {
      function Kept() {
        const [current, setCurrent] = useState(value);
        return <Slider label="Loan" name="loan" {...scale} value={current} onValueChange={setCurrent} />;
      }
      const screen = await render(<Kept />);
      const range = screen.getByRole('slider');
      expect((range.element() as HTMLInputElement).valueAsNumber).toBe(value);
      await expect.element(screen.getByRole('textbox')).toHaveValue(text);
      range.element().focus();
      await userEvent.keyboard(key);
      await expect.element(screen.getByRole('textbox')).toHaveValue(next);
    },
  );

  it('takes a typed number with a decimal comma or more decimals than a step has', async () => {
    const handleRate = vi.fn();
    const screen = await render(
      <Slider label="Rate" suffix="%" min={1} max={20} step={0.1} value={9} onValueChange={handleRate} />,
    );
    for (const [typed, rate] of [
      ['10.25', 10.25],
      ['10,5', 10.5],
      ['8.75 %', 8.75],
    ] as const) {
      await screen.getByRole('textbox').fill(typed);
      await expect.poll(() => handleRate).toHaveBeenLastCalledWith(rate);
    }
  });

  it('is a number alone where no script runs, which is what a form sends', async () => {
    const screen = await render(
      <form>
        <LoanAmount />
      </form>,
    );
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('slider', { includeHidden: true })).not.toBeVisible();
      await expect.element(screen.getByRole('textbox', { name: 'Loan amount, exactly' })).toBeVisible();
    });
    expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([['amount', '1,00,000']]);
  });

  it('keeps what the address brought and could not be read, and says so', async () => {
    const screen = await render(
      <Slider label="Loan" min={0} max={10} value={5} unread="a lot" onValueChange={vi.fn()} />,
    );
    await expect.element(screen.getByRole('textbox')).toHaveValue('a lot');
    await expect.element(screen.getByText('couldn’t read ‘a lot’ as a number', { exact: false })).toBeVisible();
  });

  it('takes the nearest whole number where only those are possible, and says so', async () => {
    const handleMonths = vi.fn();
    const screen = await render(
      <Slider label="Tenure" min={0} max={120} typedStep={1} value={36} onValueChange={handleMonths} />,
    );
    await screen.getByRole('textbox').fill('10.6');
    await userEvent.tab();
    await expect.poll(() => handleMonths).toHaveBeenLastCalledWith(11);
    await expect.element(screen.getByRole('status')).toHaveTextContent('We’ve used the nearest possible value: 11.');
  });
});
