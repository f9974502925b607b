import { describe, expect, it } from 'vitest';
import { readWork } from './measure-work.ts';

describe('the work of a visit', () => {
  it('is read from what the browser counts', () => {
    const metrics = [
      { name: 'LayoutCount', value: 9 },
      { name: 'RecalcStyleCount', value: 12 },
      { name: 'TaskDuration', value: 1.23456 },
      { name: 'Nodes', value: 4000 },
    ];
    expect(readWork(metrics)).toEqual({ layouts: 9, recalculations: 12, mainThread: 1.23 });
  });

  it('is not a number where the browser counts nothing, which no budget lets pass', () => {
    expect(readWork([]).layouts).toBeNaN();
  });
});
