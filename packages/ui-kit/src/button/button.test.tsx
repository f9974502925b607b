import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

describe('<Button />', () => {
  it('starts its action and does not submit', async () => {
    const handleClick = vi.fn();
    const handleSubmit = vi.fn();
    const screen = await render(
      <form onSubmit={handleSubmit}>
        <Button onClick={handleClick}>Compare</Button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Compare' }).click();
    expect(handleClick).toHaveBeenCalledOnce();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('is yellow where it marks the price action', async () => {
    const screen = await render(<Button tone="signal">Get Best Price</Button>);
    expect(getComputedStyle(screen.getByRole('button').element()).backgroundColor).toBe('rgb(255, 203, 31)');
  });

  it.each([
    ['small', 36],
    ['medium', 44],
    ['large', 52],
  ] as const)('is %s at a height of %i px', async (size, height) => {
    const screen = await render(<Button size={size}>Compare</Button>);
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(height);
  });

  it.each(['small', 'medium', 'large'] as const)('keeps its width while a %s one is loading', async (size) => {
    const screen = await render(<Button size={size}>Sending...</Button>);
    const width = widthOf(screen.getByRole('button').element());
    await screen.rerender(
      <Button size={size} loading>
        Sending...
      </Button>,
    );
    expect(widthOf(screen.getByRole('button').element())).toBeCloseTo(width, 1);
  });

  it('takes no press while it is loading, and says that it is busy', async () => {
    const screen = await render(<Button loading>Sending...</Button>);
    await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('gives its element to a ref', async () => {
    const ref = vi.fn();
    await render(<Button ref={ref}>Compare</Button>);
    expect(ref).toHaveBeenCalledWith(expect.any(HTMLButtonElement));
  });
});
