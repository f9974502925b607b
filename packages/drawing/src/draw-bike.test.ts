import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawBike, drawingEdition } from './draw-bike.ts';
import { drawingFrame } from './drawing-frame.ts';
import type { DrawingHints } from './drawing-hints.ts';
import type { BodyStyle } from './drawn-bike.ts';
import { drawnShapes, type Extent, extentOf } from './testing/drawn-shapes.ts';
import {
  bareBike,
  bodyStyles,
  hintValues,
  knownBike,
  loadedHints,
  singleHints,
  stylesAndDrives,
} from './testing/sample-bikes.ts';
import { lowestSaddlePoint } from './testing/saddle.ts';
import { descendants, parseSvg } from './testing/svg-tree.ts';

/** SHA-256 of all pictures by edition. */
const editions: Record<number, string> = {
  1: '5d0ca11a674fcdd04e904e51c1103f348316674ee22a03f8765930067fbb1a61',
  2: '3ec9b96c9c1cfe9afa754ca9efe81d75a9dc73430a1b8ce8da42b982626741ca',
  3: '63e255e99a8cf58710f4ff9a23310e9957ec31fd20ca76e18540071964a27991',
  4: 'a1408f51ce90c0d6b15fa3d8c03dad19432225ee019a6141ec30db5b501ed7e8',
  5: '64fc8d8c99d278d0f13e1a1cd83ffbdeb3ca31af60b975853a7a6bf7896066a8',
  6: 'fe2b77a8d6f9d573643097bedb2b58f198eb849290c59a2f7f5b26e432a56b57',
};

const viewBoxOf = (svg: string): number[] => (parseSvg(svg).attributes.viewBox ?? '').split(' ').map(Number);
const idsOf = (svg: string): string[] =>
  descendants(parseSvg(svg)).flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []));

/** Finds the two tyres, rear first: the largest circle around each axle. */
function tyresOf(svg: string) {
  const circles = drawnShapes(svg).flatMap(({ circle }) => (circle ? [circle] : []));
  const bySize = circles.toSorted((a, b) => b.radius - a.radius);
  return [bySize.find(({ x }) => x === 0), bySize.find(({ x }) => x > 1000)];
}

function isInside(svg: string, { left, right, top, bottom }: Extent): boolean {
  const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(svg);
  return y + height === 0 && left >= x && right <= x + width && top <= height && bottom >= -0.5;
}

const lastOfEveryHint = Object.fromEntries(
  Object.entries(hintValues).map(([name, values]) => [name, values.at(-1)]),
) as DrawingHints;
const fewHints: readonly DrawingHints[] = [{}, lastOfEveryHint, ...loadedHints];

const drawnOnce = new Map<string, readonly (readonly [hints: DrawingHints, svg: string])[]>();

/** Draws a bike with only its style known: with an engine for every hint value, with a battery for those that differ. */
function hintedPictures(style: BodyStyle, electric: boolean) {
  const single = electric ? singleHints.filter((hints) => hints.motor !== undefined) : singleHints;
  const draw = () => {
    const all = [...fewHints, ...single].map(
      (hints) => [drawBike(bareBike(style, { electric, hints })), hints] as const,
    );
    // Many hints equal the default or have no effect on this style.
    return [...new Map(all)].map(([svg, hints]) => [hints, svg] as const);
  };
  const pictures = drawnOnce.get(`${style} ${electric}`) ?? draw();
  drawnOnce.set(`${style} ${electric}`, pictures);
  return pictures;
}

describe('drawBike', () => {
  it('is an SVG picture with the name of the bike and the side it shows', () => {
    expect(drawBike({ ...knownBike, name: 'KTM 390 Duke' })).toContain('<title>KTM 390 Duke, side view</title>');
  });

  it.each(bodyStyles)(
    'draws the wheels of a %s the wheelbase apart, on the ground and as large as its tyres',
    (style) => {
      const svg = drawBike(bareBike(style, { wheelbase: 1402, frontTyre: '100/90-18', rearTyre: '130/70-17' }));
      expect(tyresOf(svg)).toEqual([
        { x: 0, y: 307, radius: 307 },
        { x: 1402, y: 319, radius: 319 },
      ]);
    },
  );

  it.each([
    ['90/90-12', 233],
    ['110/70 R17', 293],
    ['120/70ZR17 M/C (58W)', 300],
    ['2.75-18', 297],
    ['MT90B16', 320],
    ['100/80-17 52P', 296],
  ])('reads the tyre size %s as a radius of %i mm', (frontTyre, radius) => {
    expect(tyresOf(drawBike({ ...knownBike, frontTyre }))[1]?.radius).toBe(radius);
  });

  it.each(bodyStyles)('draws a %s as long as it is', (style) => {
    const length = drawingFrame(bareBike(style)).width - 40;
    const { left, right } = extentOf(drawnShapes(drawBike(bareBike(style, { length }))));
    expect(Math.abs(right - left - length)).toBeLessThanOrEqual(12);
  });

  it.each(bodyStyles)('draws the saddle of a %s at its height', (style) => {
    const svg = drawBike(bareBike(style, { seatHeight: 777 }));
    expect(Math.abs(lowestSaddlePoint(svg) - 777)).toBeLessThanOrEqual(10);
  });

  it.each(bodyStyles)('keeps a %s inside its box and above the ground', (style) => {
    for (const electric of [false, true]) {
      const cut = hintedPictures(style, electric).filter(([, svg]) => !isInside(svg, extentOf(drawnShapes(svg))));
      expect(cut.map(([hints]) => hints)).toEqual([]);
    }
  });

  it('fills exactly the frame that is promised, whatever the paint, the hints and the edge', () => {
    const paint = { base: '#c8202b', accent: '#ffffff' };
    for (const style of bodyStyles) {
      const { width, height } = drawingFrame(bareBike(style));
      for (const hints of [{}, { retro: true }, { retro: false }])
        for (const options of [{}, { edge: true }, { paint }])
          expect(viewBoxOf(drawBike(bareBike(style, { hints }), options)).slice(2)).toEqual([width, height]);
    }
  });

  it.each(bodyStyles)(
    'writes no impossible number for a %s, whichever fact is missing and whatever is hinted',
    (style) => {
      const fields = [
        'wheelbase',
        'length',
        'height',
        'seatHeight',
        'groundClearance',
        'frontTyre',
        'rearTyre',
      ] as const;
      const bike = { ...knownBike, bodyStyle: style };
      const missing = fields.flatMap((field) =>
        fewHints.map((hints, index) => drawBike({ ...bike, electric: index % 2 === 0, hints, [field]: null })),
      );
      const hinted = [true, false].flatMap((electric) => hintedPictures(style, electric).map(([, svg]) => svg));
      expect([...missing, ...hinted].filter((svg) => /NaN|undefined|Infinity|null|\de-/.test(svg))).toEqual([]);
    },
  );

  it.each([
    ['zero', 0, ''],
    ['negative', -1300, '-1/-1'],
    ['enormous', 1e9, '999/999-99'],
    ['tiny', 1, '10/10-10'],
    ['not a number', Number.NaN, 'tubeless'],
    ['infinite', Number.POSITIVE_INFINITY, '0/0-00'],
  ])('draws the usual dimensions when those given are %s', (_, value, tyre) => {
    const dimensions = { wheelbase: value, length: value, height: value, seatHeight: value, groundClearance: value };
    const hostile = { ...dimensions, frontTyre: tyre, rearTyre: tyre };
    const changed = bodyStyles.filter((style) => drawBike(bareBike(style, hostile)) !== drawBike(bareBike(style)));
    expect(changed).toEqual([]);
  });

  it('draws in the paint that is given', () => {
    const svg = drawBike(knownBike, { paint: { base: '#1D4FAE', accent: '#e9ecef' } });
    expect(svg).toContain('#1d4fae');
    expect(svg).toContain('#e9ecef');
  });

  it.each(['red', '#12', '#gggggg', '"/><script>'])('draws in a paint of its own when the one given is %s', (base) => {
    expect(drawBike(knownBike, { paint: { base, accent: base } })).toBe(drawBike(knownBike));
  });

  it('never lets a hint or a name break out of the picture', () => {
    const hostile = '"/><script>alert(1)</script>';
    const name = `Bike <b> & "c" 'd'\u0000${hostile}`;
    const svg = drawBike({ ...knownBike, name, hints: { rim: hostile, accent: hostile } });
    expect(svg).toContain('<title>Bike &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; &quot;/&gt;&lt;script&gt;');
    expect(descendants(parseSvg(svg)).filter(({ name: element }) => element === 'script')).toEqual([]);
  });

  it('adds a light edge round the same bike on request', () => {
    const edged = drawBike(knownBike, { edge: true });
    expect(descendants(parseSvg(edged)).filter(({ name }) => name === 'filter')).toHaveLength(1);
    expect(extentOf(drawnShapes(edged))).toEqual(extentOf(drawnShapes(drawBike(knownBike))));
  });

  it('gives the same bytes for the same input', () => {
    const paint = { base: '#c8202b' };
    expect(drawBike(structuredClone(knownBike), { paint: { ...paint } })).toBe(drawBike(knownBike, { paint }));
  });

  it('shares no id between the pictures of a page', () => {
    const bikes = bodyStyles.flatMap((style) => [bareBike(style), bareBike(style, { slug: `another-${style}` })]);
    const pictures = bikes.flatMap((bike) => [
      drawBike(bike),
      drawBike(bike, { paint: { base: '#123456' } }),
      drawBike(bike, { edge: true }),
    ]);
    const ids = pictures.flatMap(idsOf);
    expect(pictures.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to what the picture itself defines', () => {
    for (const { style, electric } of stylesAndDrives) {
      const svg = drawBike(bareBike(style, { electric, hints: { accent: '#f0641e' } }), { edge: true });
      const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(idsOf(svg)).toEqual(expect.arrayContaining(references));
    }
  });

  it('draws the edition that its number names', () => {
    const bikes = stylesAndDrives.flatMap(({ style, electric }) =>
      [{}, { retro: true }, lastOfEveryHint, ...loadedHints].map((hints) => bareBike(style, { electric, hints })),
    );
    const pictures = bikes.flatMap((bike) => [drawBike(bike), drawBike(bike, { edge: true })]);
    const digest = createHash('sha256').update(pictures.join('')).digest('hex');
    const advice = `The drawings have changed: raise drawingEdition and give the new edition the hash ${digest}.`;
    expect(digest === editions[drawingEdition] ? 'unchanged' : advice).toBe('unchanged');
  });
});
