import { describe, expect, it } from 'vitest';
import { figureSourcesOf, figuresWithoutSource } from './figure-sources.ts';
import { readOwnCatalogue } from '../../testing/test-databases.ts';

const brochure = { kind: 'maker', title: 'Brochure', year: 2026, confidence: 'high' } as const;
const portal = { kind: 'portal', title: 'Portal', confidence: 'middle', fields: ['mileage', 'top_speed'] } as const;

describe('figureSourcesOf', () => {
  it('gives the source without fields every known figure that no other source names', () => {
    const sources = figureSourcesOf({ length: 2000, width: null, mileage: 40 }, [
      brochure,
      { ...portal, fields: [...portal.fields] },
    ]);
    expect(sources).toEqual([
      { ...brochure, fields: ['length'] },
      { ...portal, year: null, fields: ['mileage'] },
    ]);
  });

  it('leaves out a source of which no figure is known', () => {
    expect(figureSourcesOf({ length: 2000 }, [{ ...portal, fields: ['mileage'] }])).toEqual([]);
  });
});

describe('the catalogue of this repository', () => {
  it('names the source of every figure, and the kind of every mileage and range', async () => {
    const catalogue = await readOwnCatalogue();
    const models = catalogue.brands.flatMap((brand) => brand.models);
    const lacking = models.flatMap(({ slug, specifications, sources }) => {
      const { mileage, mileage_kind, battery_range, range_kind } = specifications;
      const kinds = [mileage !== undefined && !mileage_kind, battery_range !== undefined && !range_kind];
      const unsourced = figuresWithoutSource(specifications, sources);
      return kinds.includes(true) || unsourced.length > 0 ? [`${slug}: ${unsourced.join(' ')}`] : [];
    });
    expect(lacking).toEqual([]);
  });
});
