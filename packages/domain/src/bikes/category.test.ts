import { describe, expect, it } from 'vitest';
import { categorySchema } from './category.ts';

describe('categorySchema', () => {
  it('needs a slug', () => {
    expect(categorySchema.safeParse({ id: 1, name: 'Scooters' }).success).toBe(false);
  });
});
