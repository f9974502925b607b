import { describe, expect, it } from 'vitest';
import { bootScript } from '../server.ts';

describe('bootScript', () => {
  it('loads nothing but what the page names', () => {
    expect(bootScript).not.toMatch(/\bimport[ {'"]|<\/script|<!--/);
  });
});
