import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthorCard } from './author-card.tsx';

describe('<AuthorCard />', () => {
  it('names who wrote it and what they do', async () => {
    const screen = await render(
      <AuthorCard name="Asha Rao" position="Road test editor">
        Rides each bike for a week.
      </AuthorCard>,
    );
    await expect.element(screen.getByText('Asha Rao')).toBeVisible();
    await expect.element(screen.getByText('Road test editor')).toBeVisible();
    await expect.element(screen.getByText('Rides each bike for a week.')).toBeVisible();
    expect(screen.container.querySelector('img')).toBeNull();
  });
});
