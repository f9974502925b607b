import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './radio-group.tsx';

const choices = [
  { value: 'arrears', label: 'In arrears', detail: 'First EMI a month after the loan' },
  { value: 'advance', label: 'In advance', detail: 'First EMI on the day of the loan' },
] as const;
const question = { label: 'EMI type', name: 'emi_type', choices } as const;

function EmiType({ onType }: { onType: (type: string) => void }) {
  const [type, setType] = useState<'arrears' | 'advance' | null>(null);
  const change = (next: 'arrears' | 'advance') => {
    setType(next);
    onType(next);
  };
  return <RadioGroup {...question} value={type} onValueChange={change} />;
}

describe('<RadioGroup />', () => {
  it('is a named group with an answer each radio, and says what is wrong', async () => {
    const screen = await render(<RadioGroup {...question} error="Choose one." />);
    const group = screen.getByRole('group', { name: 'EMI type' });
    await expect.element(group).toHaveAccessibleDescription('Choose one.');
    await expect.element(group.getByRole('radio', { name: /^In arrears/ })).not.toBeChecked();
  });

  it('is answered by arrow keys, and sends what is chosen', async () => {
    const screen = await render(
      <form>
        <RadioGroup {...question} defaultValue="arrears" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: /^In advance/ })).toHaveFocus();
    const form = screen.container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).get('emi_type')).toBe('advance');
  });

  it('tells its owner what is chosen', async () => {
    const handleType = vi.fn();
    const screen = await render(<EmiType onType={handleType} />);
    await screen.getByText('First EMI on the day of the loan').click();
    expect(handleType).toHaveBeenCalledExactlyOnceWith('advance');
    await expect.element(screen.getByRole('radio', { name: /^In advance/ })).toBeChecked();
  });

  it('stands as cards side by side, and one below the other on a narrow screen', async () => {
    const tops = () =>
      screen
        .getByRole('radio')
        .elements()
        .map((radio) => radio.getBoundingClientRect().top);
    await page.viewport(800, 600);
    const screen = await render(<RadioGroup {...question} tone="card" />);
    expect(new Set(tops()).size).toBe(1);
    await page.viewport(360, 600);
    expect(new Set(tops()).size).toBe(2);
  });
});
