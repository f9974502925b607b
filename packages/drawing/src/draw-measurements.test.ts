import { describe, expect, it } from 'vitest';
import { drawMeasurements, measurementsFrame } from './draw-measurements.ts';
import { drawingFrame } from './drawing-frame.ts';
import { bareBike, knownBike } from './testing/sample-bikes.ts';
import { descendants, parseSvg } from './testing/svg-tree.ts';

const labelsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label = '']) => label);
const dotsOf = (svg: string): [x: number, y: number][] =>
  descendants(parseSvg(svg))
    .filter(({ name }) => name === 'circle')
    .map(({ attributes }) => [Number(attributes.cx), -Number(attributes.cy)]);

describe('drawMeasurements', () => {
  it('writes the four dimensions as they were given', () => {
    expect(labelsOf(drawMeasurements(knownBike))).toEqual([
      'Wheelbase 1,357 mm',
      'Length 2,072 mm',
      'Seat 820 mm',
      'Height 1,109 mm',
    ]);
  });

  it('goes on at either side of the words along a line, in the letters of a phone too', () => {
    const svg = drawMeasurements(knownBike, { shown: ['seatHeight'], textSize: 96 });
    const [, below = 0, above = 0, top = 0] = (/M\S+ 0V(-\d+)M\S+ (-\d+)V(-\d+)/.exec(svg) ?? []).map(Number);
    expect(top).toBe(-820);
    expect([-below, above - top].every((left) => left > 41)).toBe(true);
  });

  it('writes nothing that is not known, however usual', () => {
    expect(labelsOf(drawMeasurements({ ...knownBike, length: null, height: undefined }))).toEqual([
      'Wheelbase 1,357 mm',
      'Seat 820 mm',
    ]);
    expect(labelsOf(drawMeasurements(bareBike('scooter')))).toEqual([]);
  });

  it('writes nothing that cannot be true and is therefore not drawn', () => {
    expect(labelsOf(drawMeasurements({ ...knownBike, wheelbase: 13_570, length: 400 }))).toEqual([
      'Seat 820 mm',
      'Height 1,109 mm',
    ]);
  });

  it('marks the ends of each dimension at its own distance', () => {
    const [rearAxle, frontAxle, tail, nose, , seat, , top] = dotsOf(drawMeasurements(knownBike));
    expect([rearAxle?.[0], frontAxle?.[0]]).toEqual([0, 1357]);
    expect((nose?.[0] ?? 0) - (tail?.[0] ?? 0)).toBe(2072);
    expect([seat?.[1], top?.[1]]).toEqual([820, 1109]);
  });

  it('says the dimensions in its title, and says so when there is none', () => {
    expect(drawMeasurements({ ...knownBike, name: 'A & B' })).toContain(
      '<title>A &amp; B: wheelbase 1,357 mm, length 2,072 mm, seat height 820 mm, height 1,109 mm</title>',
    );
    expect(drawMeasurements(bareBike('moped'))).toContain('<title>A moped: its dimensions are not known</title>');
  });

  it('shows only what is asked for, in the size asked for', () => {
    const svg = drawMeasurements(knownBike, { shown: ['wheelbase', 'seatHeight'], textSize: 84 });
    expect(labelsOf(svg)).toEqual(['Wheelbase 1,357 mm', 'Seat 820 mm']);
    expect(svg).toContain('font-size="84"');
  });

  it('takes the colour of the text around it', () => {
    const colours = new Set(
      [...drawMeasurements(knownBike).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour),
    );
    expect(colours).toEqual(new Set(['none', 'currentColor']));
  });
});

describe('measurementsFrame', () => {
  it.each([{}, { textSize: 84 }, { shown: ['seatHeight'] as const }])(
    'is the box that is drawn, with room for the bike in it: %o',
    (options) => {
      const { width, height, bike } = measurementsFrame(knownBike, options);
      const [left = 0, top = 0, ...size] = (parseSvg(drawMeasurements(knownBike, options)).attributes.viewBox ?? '')
        .split(' ')
        .map(Number);
      expect(size).toEqual([width, height]);
      expect({ width: bike.width, height: bike.height }).toEqual(drawingFrame(knownBike));
      expect(top + bike.y + bike.height).toBe(0);
      expect(left).toBeLessThan(0);
      expect(bike.x + bike.width).toBeLessThan(width);
    },
  );
});
