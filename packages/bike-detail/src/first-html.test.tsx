import { ApiError } from '@dopahiya/api-client';
import { hydrateWithApi, plantFailure } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { BikeDetailPage } from './bike-detail-page/bike-detail-page.tsx';
import { buildBikeDetail, buildVariants } from './testing.ts';

const key = ['bike', 'classic-350'];
const page = <BikeDetailPage brandSlug="royal-enfield" slug="classic-350" />;

describe('the first HTML', () => {
  it('has the bike, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(page, (queries) => queries.setQueryData(key, buildBikeDetail()));
    expect(first.text).toContain('₹1,81,118');
    expect(first).toMatchObject({ consoleErrors: [], asked: ['/api/bikes/classic-350/views/'] });
  });

  it('is taken over as it is when prices of variants were fetched before', async () => {
    const variants = [{ id: 71, bike_model: 7, name: 'Redditch', on_road_price: 209_241 }];
    const first = await hydrateWithApi(
      page,
      (queries) => queries.setQueryData(key, buildBikeDetail({ variants: buildVariants() })),
      (queries) => queries.setQueryData(['priced-variants', '7', 'Delhi'], variants),
    );
    expect(first.text).toContain('Variant Comparison');
    expect(first.consoleErrors).toEqual([]);
  });

  it('has the failure of the server, which the browser keeps', async () => {
    const error = new ApiError({ kind: 'status', status: 503, message: 'Busy.' });
    const first = await hydrateWithApi(page, (queries) => plantFailure(queries, key, error));
    expect(first.text).toContain('HTTP error! status: 503');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
