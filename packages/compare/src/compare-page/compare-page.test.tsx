import { ApiProvider } from '@dopahiya/api-client';
import { createTestApi } from '@dopahiya/api-client/testing';
import { sampleBike } from '@dopahiya/ui-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { compareHandlers } from '../testing/compare-handlers.ts';
import { ComparePage } from './compare-page.tsx';

type Handler = Parameters<typeof createTestApi>[number];

function renderPage(handler: Handler) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider value={createTestApi(handler).api}>
        <ComparePage />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

describe('<ComparePage />', () => {
  it('names the bikes', async () => {
    const screen = await renderPage(compareHandlers.answers([sampleBike({ name: 'Classic 350' })]));
    await expect.element(screen.getByText('Classic 350')).toBeVisible();
  });

  it('says why there are none', async () => {
    const screen = await renderPage(compareHandlers.fails(500, 'The garage is closed.'));
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
  });

  it('says so when there are none', async () => {
    const screen = await renderPage(compareHandlers.answers([]));
    await expect.element(screen.getByText('No bikes found')).toBeVisible();
  });
});
