import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stone } from './stone.tsx';

describe('<Stone />', () => {
  it('is a part of the page that its heading names', async () => {
    const screen = await render(
      <Stone title="Estimated value" level={3} note="Honda Activa 5G, 2019">
        ₹48,500
      </Stone>,
    );
    const stone = screen.getByRole('region', { name: 'Estimated value' });
    await expect.element(stone.getByRole('heading', { level: 3, name: 'Estimated value' })).toBeVisible();
    await expect.element(stone.getByText('Honda Activa 5G, 2019')).toBeVisible();
    await expect.element(stone.getByText('₹48,500')).toBeVisible();
  });
});
