const roundSteps = [1, 2, 5, 10];

/** Returns round tick values for an axis, from 0 to at least `highest`, in about `count` steps. */
export function axisMarks(highest: number, count: number): number[] {
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((round) => round * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
