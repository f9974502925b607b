import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { describe, expect, it } from 'vitest';
import { buildComparedBike } from '../testing.ts';
import { compareStartPage } from './compare-start.page.tsx';

const [classic, cb350, r15] = (['classic-350', 'cb350', 'r15-v4'] as const).map((slug) => buildComparedBike(slug));
const locationAt = (pathname: string, search = '') => locationOf(compareStartPage, { pathname, search }, {});

describe('compareStartPage', () => {
  it('redirects on the server to the bikes of its form, else to the usual ones', () => {
    expect(compareStartPage.answerAt(locationAt('/compare-bike', '?bike=activa&bike=jupiter'))).toEqual({
      redirect: '/compare-bikes/activa-vs-jupiter',
      status: 302,
    });
    expect(compareStartPage.answerAt(locationAt('/compare-electric-bikes'))).toEqual({
      redirect: '/compare-electric-bikes/ather-450s-vs-s1-x',
      status: 302,
    });
  });

  it.each([
    ['one bike', { bike: classic }, '/compare-bikes/classic-350', ['classic-350']],
    ['several', { bikes: [r15, cb350] }, '/compare-bikes/r15-v4-vs-cb350', ['r15-v4', 'cb350']],
  ])('leads on with %s from the page before', async (_, state, path, slugs) => {
    const { component: Page } = compareStartPage;
    const start = <Page at={locationAt('/compare-bike')} />;
    const { router } = await renderWithApi(start, [], { at: '/compare-bike', state });
    await expect.poll(() => router.state.location.pathname).toBe(path);
    expect(router.state.location.state).toMatchObject({ bikes: slugs.map((slug) => ({ slug })) });
  });
});
