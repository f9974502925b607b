import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './switch.tsx';

describe('<Switch />', () => {
  it('is a switch that its words and the space bar turn', async () => {
    const handleChange = vi.fn();
    const screen = await render(
      <Switch name="differences" onChange={(event) => handleChange(event.target.checked)}>
        Show differences only
      </Switch>,
    );
    const control = screen.getByRole('switch', { name: 'Show differences only' });
    await screen.getByText('Show differences only').click();
    await expect.element(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
    expect(handleChange.mock.calls).toEqual([[true], [false]]);
  });
});
