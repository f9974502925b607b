import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './progress.tsx';

describe('<Progress />', () => {
  it('says how much of what is done', async () => {
    const screen = await render(
      <Progress label="Uploading photos" value={3} max={12}>
        3 of 12
      </Progress>,
    );
    const bar = screen.getByRole('progressbar', { name: 'Uploading photos' });
    await expect.element(bar).toHaveAttribute('value', '3');
    await expect.element(bar).toHaveAttribute('max', '12');
    await expect.element(screen.getByText('3 of 12')).toBeVisible();
  });

  it('keeps its name where its label is hidden', async () => {
    const screen = await render(<Progress label="Uploading photos" labelled="hidden" value={1} />);
    await expect.element(screen.getByRole('progressbar', { name: 'Uploading photos' })).toBeVisible();
    await expect.element(screen.getByText('Uploading photos')).not.toBeInTheDocument();
  });
});
