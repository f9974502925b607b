import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readTable } from './read-table.ts';

describe('readTable', () => {
  it('reads every table of the folder: each says what it holds, its source and its month', () => {
    const names = readdirSync(new URL('../../../data/tables/', import.meta.url)).map((file) =>
      file.replace('.json', ''),
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(readTable(name, z.object().or(z.array(z.object())))).toBeTruthy();
  });

  it('names the file and the place of what is wrong', () => {
    expect(() => readTable('pins-of-cities', z.strictObject({ delhi: z.number() }))).toThrow(
      /^data\/tables\/pins-of-cities\.json is wrong\..*rows\.delhi/s,
    );
  });
});
