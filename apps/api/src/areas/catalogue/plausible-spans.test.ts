import { implausibleFigures } from '@dopahiya/domain/specifications';
import { describe, expect, it } from 'vitest';
import { readOwnCatalogue } from '../../testing/test-databases.ts';

describe('implausibleFigures', () => {
  it('finds a scooter of 300 kg, and names what would be plausible', () => {
    const scooter = { body_style: 'scooter', fuel_type: 'petrol', specifications: { kerb_weight: 300 } } as const;
    expect(implausibleFigures(scooter)).toEqual([{ field: 'kerb_weight', value: 300, span: [80, 150] }]);
  });

  it('measures a figure by its class: what is too heavy for a scooter is not for a cruiser', () => {
    const cruiser = {
      body_style: 'cruiser',
      fuel_type: 'petrol',
      specifications: { displacement: 1923, kerb_weight: 300 },
    } as const;
    expect(implausibleFigures(cruiser)).toEqual([]);
  });

  it('finds the torque at the wheel of an electric scooter, which is another quantity than that of the motor', () => {
    const scooter = { body_style: 'scooter', fuel_type: 'electric', specifications: { max_torque: 140 } } as const;
    expect(implausibleFigures(scooter).map(({ field }) => field)).toEqual(['max_torque']);
  });

  it('finds nothing in the catalogue of this repository', async () => {
    const catalogue = await readOwnCatalogue();
    const found = catalogue.brands
      .flatMap(({ models }) => models)
      .flatMap((model) => implausibleFigures(model).map(({ field, value }) => `${model.slug}: ${field} ${value}`));
    expect(found).toEqual([]);
  });
});
