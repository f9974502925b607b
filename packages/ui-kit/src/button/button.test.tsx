import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resolveColor, withoutScripts } from '../testing.ts';
import { theme } from '../theme/theme.ts';
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
    const button = screen.getByRole('button');
    // The pointer may rest here since the test before.
    await userEvent.unhover(button);
    const signal = resolveColor(theme.color.actionSignalBg);
    await expect.poll(() => getComputedStyle(button.element()).backgroundColor).toBe(signal);
  });

  it.each(['small', 'medium', 'large'] as const)(
    'has, where it is quiet and %s, its text or icon on the edges of what is above it',
    async (size) => {
      const screen = await render(
        <div style={{ display: 'grid', justifyItems: 'start', width: 'max-content' }}>
          <Button tone="quiet" size={size} leadingIcon="share" trailingIcon="chevron-down">
            Share price
          </Button>
          <Button tone="quiet" size={size}>
            Remove this bike
          </Button>
        </div>,
      );
      const [withIcons, bare] = screen.getByRole('button').elements();
      const edges = (target: Element | Range | null | undefined) => {
        const { left, right } = target?.getBoundingClientRect() ?? new DOMRect();
        return [left, right];
      };
      expect(edges(withIcons?.querySelector('svg'))[0]).toBe(edges(withIcons)[0]);
      expect(edges(withIcons?.querySelector('svg:last-child'))[1]).toBe(edges(withIcons)[1]);
      const text = document.createRange();
      if (bare) text.selectNodeContents(bare);
      expect(edges(text)).toEqual(edges(bare));
    },
  );

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

  it('takes no press while it is loading, says that it is busy and keeps the focus', async () => {
    const handleClick = vi.fn();
    const handleSubmit = vi.fn();
    const form = (loading: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Name" />
        <Button type="submit" loading={loading} onClick={handleClick}>
          Send
        </Button>
      </form>
    );
    const screen = await render(form(false));
    const button = screen.getByRole('button', { name: 'Send' });
    button.element().focus();
    await screen.rerender(form(true));
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}');
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('is disabled when it is told so', async () => {
    const screen = await render(<Button disabled>Send</Button>);
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('is not there without scripts, unless it works without', async () => {
    const screen = await render(
      <form>
        <Button>Try Again</Button>
        <Button type="submit">Search</Button>
        <Button popoverTarget="menu">Menu</Button>
      </form>,
    );
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
    });
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('gives its element to a ref', async () => {
    const ref = vi.fn();
    await render(<Button ref={ref}>Compare</Button>);
    expect(ref).toHaveBeenCalledWith(expect.any(HTMLButtonElement));
  });
});
