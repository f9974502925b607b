import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link } from './link.tsx';

describe('<Link />', () => {
  it('leads to a page of ours', async () => {
    const screen = await render(<Link to="/bikes">All bikes</Link>, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'All bikes' });
    await expect.element(link).toHaveAttribute('href', '/bikes');
    expect(link.element().querySelector('svg')).toBeNull();
  });

  it('leads to another site by its full address, and is marked', async () => {
    const screen = await render(<Link to="https://example.com/">Visit Website</Link>, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'Visit Website' });
    await expect.element(link).toHaveAttribute('href', 'https://example.com/');
    expect(link.element().lastElementChild?.tagName).toBe('svg');
  });

  it.each([
    ['back', 'firstElementChild'],
    ['forward', 'lastElementChild'],
  ] as const)('points %s with an arrow on that side', async (arrow, side) => {
    const screen = await render(
      <Link to="/bikes" arrow={arrow}>
        Bikes
      </Link>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('link').element()[side]?.tagName).toBe('svg');
  });

  it('is as high as a finger needs where it stands alone, and takes no more room than its line', async () => {
    const standing = (
      <p>
        <Link to="/bikes" arrow="forward">
          All bikes
        </Link>
      </p>
    );
    const screen = await render(standing, { wrapper: MemoryRouter });
    const link = screen.getByRole('link').element();
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(link.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(26);
  });
});
