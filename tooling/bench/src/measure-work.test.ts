import { describe, expect, it } from 'vitest';
import { readWork } from './measure-work.ts';

const counted = (layouts: number, recalculations: number) => [
  { name: 'LayoutCount', value: layouts },
  { name: 'RecalcStyleCount', value: recalculations },
  { name: 'TaskDuration', value: 1.23456 },
  { name: 'Nodes', value: 4000 },
];

describe('the work of a visit', () => {
  it('is read from what the browser counts, whole and after its HTML', () => {
    expect(readWork(counted(9, 12), counted(5, 4))).toEqual({
      layouts: 9,
      recalculations: 12,
      laterLayouts: 4,
      laterRecalculations: 8,
      mainThread: 1.23,
    });
  });

  it('is not a number where the browser counts nothing, which no budget lets pass', () => {
    expect(readWork([], []).layouts).toBeNaN();
    expect(readWork(counted(9, 12), []).laterLayouts).toBeNaN();
  });
});
