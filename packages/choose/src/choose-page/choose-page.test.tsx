import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { chooseHandlers } from '../testing/choose-handlers.ts';
import { ChoosePage } from './choose-page.tsx';

describe('<ChoosePage />', () => {
  it('has its name as title, and the bikes below', async () => {
    const { screen } = await renderWithApi(<ChoosePage />, [chooseHandlers.answers(sampleBikes)]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Choose' })).toBeVisible();
    await expect.element(screen.getByText('Classic 350')).toBeVisible();
  });

  it('has the bikes in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(<ChoosePage />, (queries) => {
      queries.setQueryData(['choose-page', 'bikes'], sampleBikes);
    });
    expect(first.text).toContain('Classic 350');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
