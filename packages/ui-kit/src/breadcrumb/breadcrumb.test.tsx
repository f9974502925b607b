import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumb } from './breadcrumb.tsx';

describe('<Breadcrumb />', () => {
  it('leads up to the home page and names this page without a link', async () => {
    const screen = await render(<Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Under 1.5L" />, {
      wrapper: MemoryRouter,
    });
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect.element(trail.getByText('Under 1.5L')).toHaveAttribute('aria-current', 'page');
    expect(trail.getByRole('link').elements()).toHaveLength(1);
  });
});
