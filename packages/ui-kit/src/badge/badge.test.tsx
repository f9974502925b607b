import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from './badge.tsx';

describe('<Badge />', () => {
  it('gives electric a bolt beside the word', async () => {
    const screen = await render(<Badge tone="electric">Electric</Badge>);
    expect(screen.getByText('Electric').element().querySelector('svg')).not.toBeNull();
  });

  it('draws no icon beside a plain word', async () => {
    const screen = await render(<Badge tone="plain">Pending</Badge>);
    expect(screen.getByText('Pending').element().querySelector('svg')).toBeNull();
  });
});
