import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorPanel } from './error-panel.tsx';

describe('<ErrorPanel />', () => {
  it('tells at once what failed and why, and tries again', async () => {
    const handleRetry = vi.fn();
    const screen = await render(
      <ErrorPanel title="Error Loading Bikes" message="Request failed with status 503" onRetry={handleRetry} />,
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error Loading Bikes')).toBeVisible();
    await expect.element(alert.getByText('Request failed with status 503')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    expect(handleRetry).toHaveBeenCalledOnce();
  });

  it('takes no second try while one is under way', async () => {
    const screen = await render(<ErrorPanel title="Error Loading Bikes" onRetry={vi.fn()} retrying />);
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeDisabled();
  });

  it('offers nothing when there is nothing to try', async () => {
    const screen = await render(<ErrorPanel title="Error Loading Bikes" />);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
