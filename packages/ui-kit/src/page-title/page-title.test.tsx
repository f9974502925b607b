import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageTitle } from './page-title.tsx';

describe('<PageTitle />', () => {
  it('is the heading of the page with what it is about', async () => {
    const screen = await render(<PageTitle intro="The widest shelf in the market.">Best Bikes</PageTitle>);
    await expect.element(screen.getByRole('heading', { name: 'Best Bikes', level: 1 })).toBeVisible();
    await expect.element(screen.getByText('The widest shelf in the market.')).toBeVisible();
  });
});
