import { riderHeight } from '@dopahiya/visitor';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FitChip } from './bike-list-page.tsx';

afterEach(() => localStorage.clear());

describe('<FitChip />', () => {
  it('leads to the saddles that a remembered height reaches with the balls of both feet', async () => {
    riderHeight.write(160);
    const screen = await render(<FitChip />, { wrapper: MemoryRouter });
    const chip = screen.getByRole('link', { name: 'Fits my 160 cm' });
    await expect.element(chip).toHaveAttribute('href', '/bikes?max_seat_height=819');
  });

  it('is nothing until a height is given, and comes when it is', async () => {
    const screen = await render(<FitChip />, { wrapper: MemoryRouter });
    expect(screen.container.textContent).toBe('');
    riderHeight.write(175);
    await expect.element(screen.getByRole('link', { name: 'Fits my 175 cm' })).toBeVisible();
  });
});
