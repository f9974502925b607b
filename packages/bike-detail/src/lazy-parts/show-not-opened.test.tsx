import { renderWithApi } from '@dopahiya/api-client/testing';
import { Deferred, ToastRegion } from '@dopahiya/ui-kit';
import { expect, it } from 'vitest';
import { showNotOpened } from './show-not-opened.ts';

const load = () => Promise.reject(new TypeError('Failed to fetch'));

it('says in a toast that a part of the page could not be loaded', async () => {
  const part = (
    <>
      <Deferred load={load} isWanted given={{}} onFailure={showNotOpened} />
      <ToastRegion />
    </>
  );
  const { screen } = await renderWithApi(part, []);
  await expect.element(screen.getByText(/^This could not be opened. Check your connection/)).toBeVisible();
});
