import { describe, expect, it } from 'vitest';
import { citySchema } from './city.ts';

describe('citySchema', () => {
  it('does without what older servers do not send', () => {
    expect(citySchema.parse({ id: 1, name: 'Pune' })).toEqual({ id: 1, name: 'Pune', state: null, rto_code: null });
  });
});
