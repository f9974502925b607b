import { describe, expect, it } from 'vitest';
import { sampleBike } from '../../testing.ts';
import { mainFacts } from './main-facts.ts';

describe('mainFacts', () => {
  it('tells engine, mileage and power of a petrol bike', () => {
    expect(mainFacts(sampleBike())).toEqual(['349 cc', '35 kmpl', '20.2 bhp']);
  });

  it('tells range, battery and top speed of an electric one', () => {
    const bike = sampleBike({ fuel_type: 'Electric', battery_range: 94, battery_capacity: 2.2, top_speed: 75 });
    expect(mainFacts(bike)).toEqual(['94 km range', '2.2 kWh', '75 km/h']);
  });

  it('says of mileage and range what they are', () => {
    expect(mainFacts(sampleBike({ mileage_kind: 'reported' }))[1]).toBe('35 kmpl reported');
    const scooter = { fuel_type: 'Electric', battery_range: 94, range_kind: 'certified' } as const;
    expect(mainFacts(sampleBike(scooter))[0]).toBe('94 km certified range');
  });

  it('leaves out what is not known', () => {
    expect(mainFacts(sampleBike({ mileage: null }))).toEqual(['349 cc', '20.2 bhp']);
  });
});
