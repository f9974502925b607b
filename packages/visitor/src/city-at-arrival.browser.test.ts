import { beforeEach, describe, expect, it } from 'vitest';
import { cityAtArrival } from './city-at-arrival.ts';

beforeEach(() => sessionStorage.clear());

describe('cityAtArrival', () => {
  it('knows of each address which city was the visitor’s', () => {
    cityAtArrival.write('/a', 'Pune');
    cityAtArrival.write('/b', 'Kochi');
    cityAtArrival.write('/a', 'Jaipur');
    expect(['/a', '/b', '/c'].map(cityAtArrival.read)).toEqual(['Jaipur', 'Kochi', undefined]);
  });

  it('keeps the last forty addresses', () => {
    for (let place = 0; place < 60; place++) cityAtArrival.write(`/${place}`, 'Pune');
    expect([cityAtArrival.read('/19'), cityAtArrival.read('/20')]).toEqual([undefined, 'Pune']);
  });

  it.each(['no JSON', '{}', '[["/a"]]', '[["/a", 7]]'])('knows nothing where %s is stored', (text) => {
    sessionStorage.setItem('city-at-arrival', text);
    expect(cityAtArrival.read('/a')).toBeUndefined();
    cityAtArrival.write('/a', 'Pune');
    expect(cityAtArrival.read('/a')).toBe('Pune');
  });
});
