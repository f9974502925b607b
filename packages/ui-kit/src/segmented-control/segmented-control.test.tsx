import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SegmentedControl } from './segmented-control.tsx';

const choices = [
  { value: '1', label: '1st' },
  { value: '2', label: '2nd' },
  { value: '3', label: '3rd+' },
] as const;

describe('<SegmentedControl />', () => {
  it('is one question whose answer arrow keys change', async () => {
    const handleOwner = vi.fn();
    const screen = await render(
      <SegmentedControl label="Owner" name="owner" choices={choices} defaultValue="1" onValueChange={handleOwner} />,
    );
    await expect.element(screen.getByRole('group', { name: 'Owner' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: '2nd' })).toBeChecked();
    expect(handleOwner).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('fills the segment that is chosen', async () => {
    const screen = await render(<SegmentedControl label="Owner" name="owner" choices={choices} defaultValue="2" />);
    const fillOf = (text: string) =>
      getComputedStyle(screen.getByText(text, { exact: true }).element()).backgroundColor;
    expect(fillOf('2nd')).not.toBe(fillOf('1st'));
    await screen.getByText('1st').click();
    await expect.element(screen.getByRole('radio', { name: '1st' })).toBeChecked();
    expect(fillOf('3rd+')).toBe(fillOf('2nd'));
  });

  it('keeps its name where its label is hidden', async () => {
    const screen = await render(<SegmentedControl label="Show" labelled="hidden" name="show" choices={choices} />);
    await expect.element(screen.getByRole('group', { name: 'Show' })).toBeVisible();
  });
});
