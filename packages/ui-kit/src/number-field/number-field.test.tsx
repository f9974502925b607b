import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Price({ onNumber, value: first = null, ...rest }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(first);
  const change = (number: number | null) => {
    setValue(number);
    onNumber?.(number);
  };
  return <NumberField label="Price" name="price" {...rest} value={value} onNumber={change} />;
}

describe('<NumberField />', () => {
  it.each([
    ['₹1,50,000', 150_000],
    ['1,50,000/-', 150_000],
    ['१,५०,०००', 150_000],
    ['1.5 lakh', 150_000],
    ['1e5', 100_000],
    ['72.500', 72_500],
    ['−500', -500],
  ])('takes "%s" for %d and shows what was read', async (typed, number) => {
    const handleNumber = vi.fn();
    const screen = await render(<Price whole onNumber={handleNumber} />);
    const field = screen.getByRole('textbox', { name: 'Price' });
    await field.fill(typed);
    await expect.poll(() => handleNumber).toHaveBeenLastCalledWith(number);
    await expect.element(field).toHaveValue(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(String(number));
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('Read as '));
    await expect.element(field).toBeValid();
  });

  it('keeps a number that comes from elsewhere out of an empty field that somebody is in', async () => {
    const handleNumber = vi.fn();
    const field = (value: number | null) => <NumberField label="Price" value={value} onNumber={handleNumber} />;
    const screen = await render(field(null));
    const box = screen.getByRole('textbox');
    await box.click();
    await screen.rerender(field(103.5));
    await userEvent.keyboard('9');
    await expect.element(box).toHaveValue('9');
    expect(handleNumber).toHaveBeenLastCalledWith(9);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => handleNumber).toHaveBeenLastCalledWith(null);
    await expect.element(box).toHaveValue('');
  });

  it('shows what was typed into an empty field, and taken by Enter', async () => {
    const screen = await render(<Price whole />);
    const box = screen.getByRole('textbox');
    await box.click();
    await userEvent.keyboard('1,500{Enter}');
    await expect.element(box).toHaveValue('1500');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the text as it is while an input method composes: %j',
    async (of) => {
      const screen = await render(<Price whole />);
      const box = screen.getByRole('textbox');
      await box.fill('1,500');
      box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...of }));
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await expect.element(box).toHaveValue('1,500');
    },
  );

  it('shows a number that came meanwhile to who leaves the field as it was', async () => {
    const field = (value: number | null) => <NumberField label="Price" value={value} onNumber={() => undefined} />;
    const screen = await render(field(null));
    const box = screen.getByRole('textbox');
    await box.click();
    await screen.rerender(field(103.5));
    await expect.element(box).toHaveValue('');
    await userEvent.tab();
    await expect.element(box).toHaveValue('103.5');
  });

  it('says nothing of a number that is written as everywhere', async () => {
    const screen = await render(<Price whole />);
    await screen.getByRole('textbox').fill('1,50,000');
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox')).toHaveValue('150000');
    await expect.element(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  });

  it.each(['10,5', 'about a lot', '1.2.3', '8.5%'])(
    'keeps "%s", says that it could not be read, and what to do',
    async (typed) => {
      const handleNumber = vi.fn();
      const screen = await render(<Price whole value={900} onNumber={handleNumber} />);
      const field = screen.getByRole('textbox');
      await field.fill(typed);
      await expect.element(field).toBeValid();
      await userEvent.tab();
      await expect.element(field).toHaveValue(typed);
      await expect.element(field).toBeInvalid();
      await expect
        .element(field)
        .toHaveAccessibleDescription(
          `We couldn’t read ‘${typed}’ as a number. Use digits, with a dot before decimals.`,
        );
      expect(handleNumber).not.toHaveBeenCalled();
      await field.fill('950');
      expect(handleNumber).toHaveBeenLastCalledWith(950);
      await expect.element(field).toBeValid();
    },
  );

  it('shows what an address brought and could not be read', async () => {
    const screen = await render(<Price unread="a few" />);
    await expect.element(screen.getByRole('textbox')).toHaveValue('a few');
    await expect.element(screen.getByRole('textbox')).toBeInvalid();
  });

  it('breaks what could not be read, however long it is', async () => {
    const screen = await render(<Price unread={'W'.repeat(300)} />);
    await expect.element(screen.getByRole('textbox')).toBeInvalid();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('says why a number is refused, and keeps it', async () => {
    const handleNumber = vi.fn();
    const refuse = (number: number) => (number < 140 ? 'Give at least 140.' : undefined);
    const screen = await render(<Price refuse={refuse} onNumber={handleNumber} />);
    const field = screen.getByRole('textbox');
    await field.fill('90');
    await userEvent.tab();
    await expect.element(field).toHaveValue('90');
    await expect.element(field).toHaveAccessibleDescription('Give at least 140.');
    expect(handleNumber).toHaveBeenLastCalledWith(null);
  });

  it('is emptied with nothing left in it', async () => {
    const handleNumber = vi.fn();
    const screen = await render(<Price value={900} onNumber={handleNumber} />);
    await screen.getByRole('textbox').fill('');
    await expect.poll(() => handleNumber).toHaveBeenLastCalledWith(null);
  });

  it('tells of arrow keys where somebody asks, and of those who come and go', async () => {
    const [handleArrow, handleVisit] = [vi.fn(), vi.fn()];
    const screen = await render(<Price value={170} onArrow={handleArrow} onVisit={handleVisit} />);
    await screen.getByRole('textbox', { name: 'Price' }).fill('171');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(handleArrow.mock.calls).toEqual([[1], [-1]]);
    await userEvent.tab();
    expect(handleVisit.mock.calls).toEqual([[true], [false]]);
  });

  it('reads at once what stands in it before anybody could leave it', async () => {
    const handleNumber = vi.fn();
    const screen = await render(<Price whole onNumber={handleNumber} />);
    const field = screen.getByRole('textbox').element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'a lot');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await expect.element(field).toBeInvalid();
    expect(field.value).toBe('a lot');
  });
});
