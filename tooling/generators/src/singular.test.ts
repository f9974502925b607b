import { describe, expect, it } from 'vitest';
import { singularOf } from './singular.ts';

describe('singularOf', () => {
  it.each([
    ['notes', 'note'],
    ['cities', 'city'],
    ['used-bikes', 'used-bike'],
    ['service-centres', 'service-centre'],
    ['branches', 'branch'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['prices', 'price'],
  ])('calls one of the %s a %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});
