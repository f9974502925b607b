import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

describe('<EmptyState />', () => {
  it('says what is missing, what to expect and what to do', async () => {
    const screen = await render(
      <EmptyState
        title="No best bikes found"
        message="Check back later for new models"
        action={<Button>Refresh</Button>}
      />,
    );
    await expect.element(screen.getByText('No best bikes found')).toBeVisible();
    await expect.element(screen.getByText('Check back later for new models')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('stays within the screen whatever word a visitor searched for', async () => {
    await page.viewport(360, 740);
    await render(<EmptyState title={`No results found for ${'W'.repeat(300)}`} />);
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
