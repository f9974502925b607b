import { ApiError } from '@dopahiya/api-client';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { leavesNewTabToBrowser } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderComparison } from '../testing/render-comparison.tsx';
import { ComparisonFailure } from './comparison-failure.tsx';

/** The first request fails, the second never gets a response. */
function failsThenWaits() {
  let isFirst = true;
  return http.get('*/api/compare-bikes/:chain/', async () => {
    if (!isFirst) await delay('infinite');
    isFirst = false;
    return HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 });
  });
}

describe('<ComparisonFailure />', () => {
  it('says that it asks again, keeps the reason in sight, and asks once', async () => {
    const { screen, asked } = await renderComparison('/compare-bikes/a-vs-b', [failsThenWaits()]);
    const reset = screen.getByRole('link', { name: 'Reset and Try Again' });
    await expect.element(reset).toBeVisible();
    expect(leavesNewTabToBrowser(reset.element())).toBe(true);
    await reset.click();
    await expect.element(screen.getByText('Loading comparison...')).toBeVisible();
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
    await reset.click({ force: true });
    const twice = ['/api/compare-bikes/a-vs-b/?type=bikes', '/api/compare-bikes/a-vs-b/?type=bikes'];
    await expect.poll(() => asked).toEqual(twice);
  });

  it('leads away from what was refused, also while that is asked for again', async () => {
    const refused = new ApiError({ kind: 'status', status: 404, message: 'No bike has this slug.' });
    const failure = <ComparisonFailure mode="bikes" bikeSlugs="a-vs-b" error={refused} retrying onRetry={() => {}} />;
    const { screen, router } = await renderWithApi(failure, []);
    await screen.getByRole('link', { name: 'Reset and Try Again' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/compare-bikes/classic-350-vs-cb350');
  });

  it.each([
    ['bikes', '/compare-bikes/classic-350-vs-cb350'],
    ['electric-bikes', '/compare-electric-bikes/ather-450s-vs-s1-x'],
  ])('is a link to the usual bikes of its mode without scripts: %s', async (mode, usual) => {
    const refusal = HttpResponse.json({ detail: 'No bike has this slug.' }, { status: 404 });
    const { screen } = await renderComparison(`/compare-${mode}/a-vs-b`, [
      http.get('*/api/compare-bikes/:chain/', () => refusal.clone()),
    ]);
    await expect.element(screen.getByRole('link', { name: 'Reset and Try Again' })).toHaveAttribute('href', usual);
    const amongAll = screen.getByRole('link', { name: 'Compare with all bikes' });
    expect(amongAll.elements()).toHaveLength(mode === 'bikes' ? 0 : 1);
  });
});
