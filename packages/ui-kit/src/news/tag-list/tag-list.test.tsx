import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TagList } from './tag-list.tsx';

describe('<TagList />', () => {
  it('links each word to its page, and leaves one without a page alone', async () => {
    const screen = await render(<TagList tags={[{ label: 'Electric', to: '/news?tag=electric' }, { label: 'EV' }]} />, {
      wrapper: MemoryRouter,
    });
    const list = screen.getByRole('list', { name: 'Tags' });
    await expect.element(list.getByRole('link', { name: 'Electric' })).toHaveAttribute('href', '/news?tag=electric');
    expect(list.getByRole('link').elements()).toHaveLength(1);
    await expect.element(list.getByText('EV')).toBeVisible();
  });
});
