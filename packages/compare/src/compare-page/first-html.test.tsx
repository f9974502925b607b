import { ApiError } from '@dopahiya/api-client';
import { hydrateWithApi, plantFailure } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { buildComparedBike, buildOnRoadPrice } from '../testing.ts';
import { ComparePage } from './compare-page.tsx';

const bikeSlugs = 'classic-350-vs-cb350';
const key = ['compare', 'bikes', bikeSlugs];
const page = <ComparePage mode="bikes" bikeSlugs={bikeSlugs} />;

describe('the first HTML of a comparison', () => {
  it('has all of it, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(page, (queries) => {
      queries.setQueryData(key, [buildComparedBike('classic-350'), buildComparedBike('cb350')]);
      queries.setQueryData(
        ['compare', 'on-road', 'bikes', bikeSlugs, 'Delhi'],
        [buildOnRoadPrice(181_118), buildOnRoadPrice(195_400)],
      );
      queries.setQueryData(['compare', 'counted', ['cb350', 'classic-350']], true);
    });
    for (const part of ['Key Differences', 'Kerb weight', 'On-road price in Delhi', 'Seat at']) {
      expect(first.text).toContain(part);
    }
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('has the failure of the server, which the browser keeps', async () => {
    const error = new ApiError({ kind: 'status', status: 503, message: 'Busy.' });
    const first = await hydrateWithApi(page, (queries) => plantFailure(queries, key, error));
    expect(first.text).toContain('These bikes cannot be compared');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
