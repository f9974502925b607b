import { describe, expect, it } from 'vitest';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import type { UsedBikesFile } from './sample-files.ts';
import type { Catalogue } from './catalogue.ts';
import { sampleListings } from './sample-listings.ts';

const plan: UsedBikesFile = {
  models: 3,
  listings_per_model: 2,
  largest_cities: 2,
  oldest: 9,
  first_year: 0.85,
  later_years: 0.9,
  further_owner: 0.05,
};

/** Returns the made-up catalogue, with a launch day for each model of this list. */
function launched(days: Record<string, string | null>): Catalogue {
  const catalogue = { ...catalogueFixture(), usedBikes: plan };
  for (const model of catalogue.brands.flatMap(({ models }) => models)) model.launch_date = days[model.slug] ?? null;
  return catalogue;
}

const days = { 'surya-s1': '2020-03-01', 'surya-s2': '2025-11-01', 'vega-110': '2008-01-01', 'surya-s3': '2026-02-01' };
const samples = sampleListings(launched(days));

describe('sampleListings', () => {
  it('are of models on sale that were launched a year before their price or earlier', () => {
    expect([...new Set(samples.map(({ bike }) => bike))].toSorted()).toEqual(['surya-s1', 'surya-s2', 'vega-110']);
    expect(samples).toHaveLength(6);
  });

  it('are no older than their model, nor than the plan wants', () => {
    const first: Record<string, number> = { 'surya-s1': 2020, 'surya-s2': 2025, 'vega-110': 2017 };
    for (const { bike, year_of_manufacture: year } of samples) {
      expect(year).toBeGreaterThanOrEqual(first[bike] ?? 0);
      expect(year).toBeLessThanOrEqual(2025);
    }
  });

  it('stand in the largest cities', () => {
    expect(new Set(samples.map(({ city }) => city))).toEqual(new Set(['mumbai', 'delhi']));
  });

  it('cost what their own words say', () => {
    const new110 = catalogueFixture().brands[1]?.models.find(({ slug }) => slug === 'vega-110')?.price ?? 0;
    for (const { year_of_manufacture: year, owner, expected_price: price, description } of samples.filter(
      ({ bike }) => bike === 'vega-110',
    )) {
      const kept = 0.85 * 0.9 ** (2025 - year) * { '1st': 1, '2nd': 0.95, '3rd+': 0.9 }[owner];
      expect(price).toBe(Math.round((new110 * kept) / 500) * 500);
      expect(description).toContain('85 %');
    }
  });

  it('say that they are samples, and have no seller, no photo and no end', () => {
    for (const sample of samples) {
      expect(sample).toMatchObject({ is_sample: true, user_id: null, status: 'active' });
      expect(sample.description).toMatch(/^Sample: this bike does not exist/);
      expect([sample.contact, sample.expires_at, sample.verified_at]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('are the same on every run, each with an address of its own', () => {
    expect(sampleListings(launched(days))).toEqual(samples);
    expect(new Set(samples.map(({ slug }) => slug))).toHaveLength(6);
  });

  it('are none where none are wanted, or no city is known', () => {
    expect(sampleListings({ ...launched(days), usedBikes: undefined })).toEqual([]);
    expect(sampleListings({ ...launched(days), cities: [] })).toEqual([]);
  });
});
