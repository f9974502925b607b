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
    const handleRetry = vi.fn();
    const screen = await render(<ErrorPanel title="Error Loading Bikes" onRetry={handleRetry} retrying />);
    const button = screen.getByRole('button', { name: 'Try Again' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    expect(handleRetry).not.toHaveBeenCalled();
  });

  it('has a button that a finger hits', async () => {
    const screen = await render(<ErrorPanel title="Error Loading Bikes" onRetry={vi.fn()} />);
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('offers nothing when there is nothing to try', async () => {
    const screen = await render(<ErrorPanel title="Error Loading Bikes" />);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
