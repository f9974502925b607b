import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DealerFinder, type DealerFinderProps } from './dealer-finder.tsx';

const address = 'https://maker.example/dealers/';
const show = (props: Partial<DealerFinderProps>) =>
  render(<DealerFinder brand="Royal Enfield" address={address} {...props} />, { wrapper: MemoryRouter });

describe('<DealerFinder />', () => {
  it('says that samples are no showrooms, and leads to the maker’s own list', async () => {
    const screen = await show({ besideSamples: true });
    await expect.element(screen.getByText(/sample showrooms/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Find a Royal Enfield dealer on the maker’s website/ });
    await expect.element(link).toHaveAttribute('href', address);
  });

  it('leads nowhere when the maker’s address is not known', async () => {
    const screen = await show({ besideSamples: true, address: null });
    await expect.element(screen.getByText(/sample showrooms/)).toBeVisible();
    expect(screen.getByRole('link').elements()).toEqual([]);
  });

  it('is nothing where it has nothing to say', async () => {
    const screen = await show({ address: null });
    expect(screen.container.textContent).toBe('');
  });
});
