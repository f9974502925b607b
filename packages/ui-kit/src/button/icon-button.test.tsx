import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconButton } from './icon-button.tsx';

describe('<IconButton />', () => {
  it('has a name, room for a finger, and an action', async () => {
    const handleClick = vi.fn();
    const screen = await render(<IconButton icon="close" label="Close" onClick={handleClick} />);
    const button = screen.getByRole('button', { name: 'Close' });
    await button.click();
    expect(handleClick).toHaveBeenCalledOnce();
    expect(button.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  });

  it('says whether it is pressed only when it can be', async () => {
    const screen = await render(<IconButton icon="heart" label="Save" pressed />);
    await expect.element(screen.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
    await screen.rerender(<IconButton icon="share" label="Share" />);
    await expect.element(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-pressed');
  });
});
