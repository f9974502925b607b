import { type DrawingHints, drawBike, type DrawnBike } from '@dopahiya/drawing';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import { toDrawnBike } from '../media/drawn-bike.ts';
import type { drawingHintsSchema } from './drawing-hints.ts';
import { ownCatalogue } from './own-catalogue.ts';
import { readCatalogue } from './seeding/read-catalogue.ts';

const hintsOf = ({ hints }: DrawnBike) => Object.entries(hints) as [keyof DrawingHints, unknown][];

/** Whether a bike looks the same with this hint, without it, and with every other of the values. */
function isIgnored(bike: DrawnBike, name: keyof DrawingHints, values: Iterable<unknown>): boolean {
  const picture = drawBike(bike);
  const given = bike.hints[name];
  const others = typeof given === 'boolean' ? [!given] : [undefined, ...values].filter((value) => value !== given);
  return others.every((value) => drawBike({ ...bike, hints: { ...bike.hints, [name]: value } }) === picture);
}

describe('the drawing hints of the catalogue', () => {
  let bikes: DrawnBike[];

  beforeAll(async () => {
    const { catalogue } = await readCatalogue(ownCatalogue);
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
      hintsOf(bike)
        .filter(([name]) => isIgnored(bike, name, values.get(name) ?? []))
        .map(([name, value]) => `${bike.slug}: ${name} ${String(value)}`),
    );
    expect(bikes.length).toBeGreaterThan(500);
    expect(ignored).toEqual([]);
  }, 60_000);
});
