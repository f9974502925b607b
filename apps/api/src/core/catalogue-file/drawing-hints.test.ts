import { drawBike, type DrawingHints, type DrawnBike } from '@dopahiya/drawing';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import { toDrawnBike } from '../../areas/media/drawn-bike.ts';
import type { drawingHintsSchema } from './drawing-hints.ts';
import { readOwnCatalogue } from '../../testing/test-databases.ts';

const hintsOf = ({ hints }: DrawnBike) => Object.entries(hints) as [keyof DrawingHints, unknown][];

/** Returns the drawing hints of a bike that change nothing in its drawing, whatever their value. */
function ignoredHints(bike: DrawnBike, values: ReadonlyMap<string, Set<unknown>>) {
  const picture = drawBike(bike);
  const drawnWith = (name: keyof DrawingHints, value: unknown): string =>
    drawBike({ ...bike, hints: { ...bike.hints, [name]: value } });
  return hintsOf(bike).filter(([name, given]) => {
    const others = typeof given === 'boolean' ? [!given] : [...(values.get(name) ?? []), undefined];
    return others.every((value) => value === given || drawnWith(name, value) === picture);
  });
}

describe('the drawing hints of the catalogue', () => {
  let bikes: DrawnBike[];

  beforeAll(async () => {
    const catalogue = await readOwnCatalogue();
    bikes = catalogue.brands.flatMap(({ brand, models }) =>
      models.map(({ drawing, name, ...model }) =>
        toDrawnBike({ ...model, full_name: `${brand.name} ${name}`, drawing_hints: drawing }),
      ),
    );
  });

  it('are the hints that drawings know', () => {
    expectTypeOf<Required<z.infer<typeof drawingHintsSchema>>>().toEqualTypeOf<Required<DrawingHints>>();
  });

  it('all show in the picture of their model', () => {
    const values = new Map<string, Set<unknown>>();
    for (const [name, value] of bikes.flatMap(hintsOf)) values.set(name, (values.get(name) ?? new Set()).add(value));
    const ignored = bikes.flatMap((bike) =>
      ignoredHints(bike, values).map(([name, value]) => `${bike.slug}: ${name} ${String(value)}`),
    );
    expect(bikes.length).toBeGreaterThan(500);
    expect(ignored).toEqual([]);
  });
});
