import { describe, expect, it } from 'vitest';
import { sampleBike } from '../../testing.ts';
import { mainFacts, untoldHighlights } from './main-facts.ts';

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

describe('untoldHighlights', () => {
  it('leaves out what repeats a figure of the card, whole figures alone', () => {
    const highlights = ['109.7 cc engine rated 7.99 bhp', 'Metal body', '9.7 cc more', '12 inch wheels'];
    expect(untoldHighlights(highlights, ['109.7 cc', '7.99 bhp'])).toEqual([
      'Metal body',
      '9.7 cc more',
      '12 inch wheels',
    ]);
  });

  it('leaves out what repeats a figure in Hindi', () => {
    const highlights = ['109.7 सीसी का इंजन', '7.99 bhp पावर', '12 इंच के पहिए'];
    expect(untoldHighlights(highlights, ['109.7 सीसी', '7.99 bhp'])).toEqual(['12 इंच के पहिए']);
  });

  it('knows a range and a mileage whatever kind they are of', () => {
    const highlights = ['161 km claimed range', '60 kmpl certified', '45 km/h top speed'];
    expect(untoldHighlights(highlights, ['161 km range', '60 kmpl reported'])).toEqual(['45 km/h top speed']);
  });
});
