import { expect, it } from 'vitest';
import { axisMarks } from './axis-marks.ts';

it.each([
  [300_000, 4, [0, 100_000, 200_000, 300_000]],
  [340_000, 4, [0, 100_000, 200_000, 300_000, 400_000]],
  [1_450_000, 4, [0, 500_000, 1_000_000, 1_500_000]],
  [1, 4, [0, 0.5, 1]],
  [7, 4, [0, 2, 4, 6, 8]],
])('marks an axis up to %d in about %d steps', (highest, count, marks) => {
  expect(axisMarks(highest, count)).toEqual(marks);
});
