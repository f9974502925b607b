import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { ChipLink } from './chip-link.tsx';
import { ChipRow } from './chip-row.tsx';
import { Chip } from './chip.tsx';

describe('<Chip />', () => {
  it('is a button that says whether it is pressed', async () => {
    const handleClick = vi.fn();
    const screen = await render(
      <Chip pressed={false} count={1850} onClick={handleClick}>
        Honda
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: 'Honda 1,850', pressed: false });
    await chip.click();
    expect(handleClick).toHaveBeenCalledOnce();
    await screen.rerender(<Chip pressed>Honda</Chip>);
    await expect.element(screen.getByRole('button', { pressed: true })).toBeVisible();
  });

  it('is 40 px high and takes a finger on 44', async () => {
    const screen = await render(
      <div style={{ padding: 20 }}>
        <Chip>Honda</Chip>
      </div>,
    );
    const chip = screen.getByRole('button').element();
    const { top, left, height } = chip.getBoundingClientRect();
    expect(height).toBe(40);
    expect(document.elementFromPoint(left + 20, top - 1.5)).toBe(chip);
  });

  it('says what it takes away', async () => {
    const screen = await render(<Chip action="remove">Honda</Chip>);
    const chip = screen.getByRole('button', { name: 'Remove Honda' });
    await expect.element(chip).not.toHaveAttribute('aria-pressed');
    expect(chip.element().querySelector('svg')).not.toBeNull();
  });

  it('is not there where no script could answer it', async () => {
    const screen = await render(<Chip>Honda</Chip>);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    });
  });
});

describe('<ChipLink />', () => {
  it('leads to a page and says whether that is the one shown', async () => {
    const screen = await render(
      <ChipRow label="Brands">
        <ChipLink to="/honda" current>
          Honda
        </ChipLink>
        <ChipLink to="/hero">Hero</ChipLink>
      </ChipRow>,
      { wrapper: MemoryRouter },
    );
    const brands = screen.getByRole('list', { name: 'Brands' });
    expect(brands.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(brands.getByRole('link', { name: 'Honda' })).toHaveAttribute('aria-current', 'true');
    await expect.element(brands.getByRole('link', { name: 'Hero' })).toHaveAttribute('href', '/hero');
    await expect.element(brands.getByRole('link', { name: 'Hero' })).not.toHaveAttribute('aria-current');
  });

  it('looks like a chip that is a button', async () => {
    const screen = await render(
      <>
        <ChipLink to="/hero">Hero</ChipLink>
        <Chip>Hero</Chip>
      </>,
      { wrapper: MemoryRouter },
    );
    const [link, button] = [screen.getByRole('link'), screen.getByRole('button')].map((chip) =>
      chip.element().getBoundingClientRect(),
    );
    expect(link?.height).toBe(button?.height);
    expect(link?.width).toBe(button?.width);
  });
});

describe('<ChipRow />', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Brand ${index}`);
  const row = (
    <ChipRow label="Brands">
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </ChipRow>
  );

  it.each([
    [360, 1],
    [1200, 2],
  ])('at %i px stands in %i lines', async (width, lines) => {
    await page.viewport(width, 700);
    const screen = await render(row);
    const tops = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(lines);
  });
});
