import { renderWithApi } from '@dopahiya/api-client/testing';
import { Lazy, ToastRegion } from '@dopahiya/ui-kit';
import { expect, it } from 'vitest';
import { tellNotOpened } from './tell-not-opened.ts';

const load = () => Promise.reject(new TypeError('Failed to fetch'));

it('tells in passing that a part of the page could not be loaded', async () => {
  const part = (
    <>
      <Lazy load={load} isWanted given={{}} onFailure={tellNotOpened} />
      <ToastRegion />
    </>
  );
  const { screen } = await renderWithApi(part, []);
  await expect.element(screen.getByText(/^This could not be opened. Check your connection/)).toBeVisible();
});
