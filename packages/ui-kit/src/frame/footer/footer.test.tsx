import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Footer, type FooterProps } from './footer.tsx';

const props: FooterProps = {
  about: 'Bikes, drawn to one scale.',
  promises: [],
  follow: [{ name: 'YouTube', to: null }],
  columns: [{ title: 'Browse', links: [{ label: 'Electric', to: '/electric' }] }],
  note: 'Prices are indicative.',
  fineLinks: [{ label: 'Cookies', to: '/cookies' }],
};

it('leads on by columns under their titles and by a last line', async () => {
  const screen = await render(<Footer {...props} />, { wrapper: MemoryRouter });
  const browse = screen.getByRole('navigation', { name: 'Browse' });
  await expect.element(browse.getByRole('link', { name: 'Electric' })).toHaveAttribute('href', '/electric');
  await expect.element(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies');
});

it('shows where to follow its owner once an address is known', async () => {
  const screen = await render(<Footer {...props} />, { wrapper: MemoryRouter });
  await expect.element(screen.getByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
  await screen.rerender(<Footer {...props} follow={[{ name: 'YouTube', to: 'https://example.com/' }]} />);
  await expect.element(screen.getByRole('link', { name: /^YouTube/ })).toHaveAttribute('href', 'https://example.com/');
});
