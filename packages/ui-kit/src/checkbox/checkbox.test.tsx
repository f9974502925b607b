import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

describe('<Checkbox />', () => {
  it('is checked by a press on its words and by the space bar', async () => {
    const screen = await render(<Checkbox name="terms">I agree to the terms</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    await screen.getByText('I agree to the terms').click();
    await expect.element(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box).not.toBeChecked();
  });

  it('has a box of 24 px on a line of 44', async () => {
    const screen = await render(<Checkbox>Negotiable</Checkbox>);
    const box = screen.getByRole('checkbox').element();
    expect(box.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
    expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('says what is wrong', async () => {
    const screen = await render(<Checkbox error="Agree to go on.">I agree</Checkbox>);
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree to go on.');
    await expect.element(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  });
});

const choices = [
  { value: 'petrol', label: 'Petrol', count: 1240 },
  { value: 'electric', label: 'Electric', count: 86 },
  { value: 'hybrid', label: 'Hybrid', disabled: true },
] as const;

function Fuel({ onFuel }: { onFuel: (fuel: string[]) => void }) {
  const [fuel, setFuel] = useState<('petrol' | 'electric' | 'hybrid')[]>(['electric']);
  const change = (next: typeof fuel) => {
    setFuel(next);
    onFuel(next);
  };
  return <CheckboxGroup label="Fuel" name="fuel" choices={choices} value={fuel} onValueChange={change} />;
}

describe('<CheckboxGroup />', () => {
  it('is a named group whose choices say how many things they are true of', async () => {
    const screen = await render(
      <CheckboxGroup label="Fuel" name="fuel" choices={choices} error="Choose one or more." />,
    );
    const group = screen.getByRole('group', { name: 'Fuel' });
    await expect.element(group).toHaveAccessibleDescription('Choose one or more.');
    await expect.element(group.getByRole('checkbox', { name: 'Petrol (1,240)' })).toBeVisible();
    await expect.element(group.getByRole('checkbox', { name: 'Hybrid' })).toBeDisabled();
  });

  it('sends each chosen value', async () => {
    const screen = await render(
      <form>
        <CheckboxGroup label="Fuel" name="fuel" choices={choices} defaultValue={['petrol']} />
      </form>,
    );
    await screen.getByText('Electric').click();
    const form = screen.container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).getAll('fuel')).toEqual(['petrol', 'electric']);
  });

  it('tells its owner all that is chosen, in the order of the choices', async () => {
    const handleFuel = vi.fn();
    const screen = await render(<Fuel onFuel={handleFuel} />);
    await screen.getByText('Petrol').click();
    expect(handleFuel).toHaveBeenLastCalledWith(['petrol', 'electric']);
    await screen.getByText('Electric').click();
    expect(handleFuel).toHaveBeenLastCalledWith(['petrol']);
    await expect.element(screen.getByRole('checkbox', { name: /Electric/ })).not.toBeChecked();
  });
});
