import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { strokeOf } from './stroke-of.ts';

const [petrol, electric] = sampleAnswer().comparison.bikes;
const strokes = (kinds: string) => {
  const bikes = Array.from(kinds, (kind) => (kind === 'p' ? petrol : electric)).filter((one) => one !== undefined);
  return bikes.map((_, place) => strokeOf(bikes, place));
};

describe('strokeOf', () => {
  it.each([
    ['pe', ['petrol', 'electric']],
    ['ppee', ['petrol', 'other', 'electric', 'third']],
    ['pppp', ['petrol', 'other', 'third', 'fourth']],
    ['eeee', ['electric', 'other', 'third', 'fourth']],
  ])('tells the curves of %s apart', (kinds, drawn) => {
    expect(strokes(kinds)).toEqual(drawn);
  });
});
