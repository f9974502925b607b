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

  it('says and shows whether it is pressed, only when it can be', async () => {
    const screen = await render(<IconButton icon="heart" label="Save" pressed />);
    await expect.element(screen.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
    const fill = () => getComputedStyle(screen.container.querySelector('svg') as SVGElement).fill;
    expect(fill()).not.toBe('none');
    await screen.rerender(<IconButton icon="heart" label="Save" pressed={false} />);
    expect(fill()).toBe('none');
    await screen.rerender(<IconButton icon="share" label="Share" />);
    await expect.element(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-pressed');
  });

  it.each(['start', 'end'] as const)(
    'stands with its icon on the %s edge of what it is in, and keeps its size',
    async (edge) => {
      const screen = await render(
        <div data-testid="line" style={{ display: 'flex', justifyContent: edge, width: 200 }}>
          <IconButton icon="share" label="Share" tone="quiet" edge={edge} />
        </div>,
      );
      const button = screen.getByRole('button').element();
      const [line, icon] = [screen.getByTestId('line').element(), button.querySelector('svg')].map((part) =>
        part?.getBoundingClientRect(),
      );
      const side = edge === 'start' ? 'left' : 'right';
      expect(icon?.[side]).toBe(line?.[side]);
      expect(button.getBoundingClientRect().width).toBe(44);
    },
  );
});
