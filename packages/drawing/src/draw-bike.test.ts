import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawBike, drawingEdition, drawingFrame, type DrawnBike } from './index.ts';
import { drawnShapes, extentOf } from './testing/drawn-shapes.ts';
import { bareBike, bodyStyles, hintValues, knownBike, singleHints } from './testing/sample-bikes.ts';
import { descendants, parseSvg } from './testing/svg-tree.ts';

const viewBoxOf = (svg: string): number[] => (parseSvg(svg).attributes.viewBox ?? '').split(' ').map(Number);
const idsOf = (svg: string): string[] =>
  descendants(parseSvg(svg)).flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []));

/** The two tyres, rear first: the largest circles of a picture. */
function tyresOf(svg: string): { x: number; y: number; radius: number }[] {
  const circles = drawnShapes(svg).flatMap(({ circle }) => (circle ? [circle] : []));
  const tyres = circles.toSorted((a, b) => b.radius - a.radius).slice(0, 4);
  const rear = tyres.filter(({ x }) => x === 0)[0];
  const front = tyres.filter(({ x }) => x > 0)[0];
  if (!rear || !front) throw new Error('The picture has no two tyres.');
  return [rear, front];
}

/** Height of the saddle's top at an x, mm. */
function saddleHeightAt(svg: string, x: number): number {
  const cushions = drawnShapes(svg).filter(({ fill }) => fill?.endsWith('saddle)'));
  const heights = cushions.flatMap(({ points }) =>
    points.filter((point) => Math.abs(point[0] - x) < 40).map((point) => point[1]),
  );
  return Math.max(...heights);
}

const styleAndDrive = bodyStyles.flatMap((style) => [
  { style, electric: false },
  { style, electric: true },
]);

describe('drawBike', () => {
  it('is an SVG picture with the name of the bike and the side it shows', () => {
    expect(drawBike({ ...knownBike, name: 'KTM 390 Duke' })).toContain('<title>KTM 390 Duke, side view</title>');
  });

  it.each(bodyStyles)(
    'draws the wheels of a %s the wheelbase apart, on the ground and as large as its tyres',
    (style) => {
      const svg = drawBike(bareBike(style, { wheelbase: 1402, frontTyre: '100/90-18', rearTyre: '130/70-17' }));
      const [rear, front] = tyresOf(svg);
      expect(rear).toEqual({ x: 0, y: 307, radius: 307 });
      expect(front).toEqual({ x: 1402, y: 319, radius: 319 });
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
    const bike = bareBike(style, { length: Math.round(drawingFrame(bareBike(style)).width - 88) + 40 });
    const { left, right } = extentOf(drawnShapes(drawBike(bike)));
    expect(Math.abs(right - left - (bike.length ?? 0))).toBeLessThanOrEqual(12);
  });

  it.each(bodyStyles)('draws the saddle of a %s at its height', (style) => {
    const typical = drawBike(bareBike(style));
    const low = saddleHeightAt(
      drawBike(bareBike(style, { seatHeight: 760, wheelbase: 1400 })),
      1400 * saddleShare(style),
    );
    expect(Math.abs(low - 760)).toBeLessThanOrEqual(9);
    expect(typical).toContain('saddle');
  });

  it.each(styleAndDrive)(
    'keeps every part of a $style (electric: $electric) inside its box, and nothing below the ground',
    ({ style, electric }) => {
      for (const hints of [{}, ...singleHints]) {
        const svg = drawBike(bareBike(style, { electric, hints }));
        const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(svg);
        const extent = extentOf(drawnShapes(svg));
        expect(top + height).toBe(0);
        expect(extent.bottom, JSON.stringify(hints)).toBeGreaterThanOrEqual(-0.5);
        expect(extent.left, JSON.stringify(hints)).toBeGreaterThanOrEqual(left);
        expect(extent.right, JSON.stringify(hints)).toBeLessThanOrEqual(left + width);
        expect(extent.top, JSON.stringify(hints)).toBeLessThanOrEqual(height);
      }
    },
  );

  it('fills exactly the frame that is promised, whatever the paint, the hints and the edge', () => {
    for (const style of bodyStyles) {
      const { width, height } = drawingFrame(bareBike(style));
      for (const hints of [{}, { retro: true }, { retro: false }])
        for (const options of [{}, { edge: true }, { paint: { base: '#c8202b', accent: '#ffffff' } }])
          expect(viewBoxOf(drawBike(bareBike(style, { hints }), options)).slice(2)).toEqual([width, height]);
    }
  });

  it('writes no impossible number, whichever facts are missing and whatever is hinted', () => {
    const fields = ['wheelbase', 'length', 'height', 'seatHeight', 'groundClearance', 'frontTyre', 'rearTyre'] as const;
    const missing = fields.flatMap((field): Partial<DrawnBike>[] => [{ [field]: null }, { [field]: undefined }]);
    for (const { style, electric } of styleAndDrive)
      for (const hints of [{}, ...singleHints])
        for (const lack of hints === singleHints[0] ? missing : [{}])
          expect(drawBike({ ...knownBike, bodyStyle: style, electric, hints, ...lack })).not.toMatch(
            /NaN|undefined|Infinity|null|\de-/,
          );
  });

  it.each([
    ['zero', 0, ''],
    ['negative', -1300, '-100/90-18'],
    ['enormous', 1e9, '999/999-99'],
    ['not a number', Number.NaN, 'tubeless'],
    ['infinite', Number.POSITIVE_INFINITY, '0/0-00'],
  ])('draws the usual dimensions when those given are %s', (_, value, tyre) => {
    for (const style of bodyStyles) {
      const dimensions = { wheelbase: value, length: value, height: value, seatHeight: value, groundClearance: value };
      const hostile = drawBike(bareBike(style, { ...dimensions, frontTyre: tyre, rearTyre: tyre }));
      expect(hostile).toBe(drawBike(bareBike(style)));
    }
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
    const svg = drawBike({
      ...knownBike,
      name: `Bike <b> & "c" 'd'\u0000${hostile}`,
      hints: { rim: hostile, accent: hostile },
    });
    expect(svg).toContain(
      '<title>Bike &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; &quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;, side view</title>',
    );
    expect(descendants(parseSvg(svg)).some(({ name }) => name === 'script')).toBe(false);
  });

  it('adds a light edge round the same bike on request', () => {
    const edged = drawBike(knownBike, { edge: true });
    expect(descendants(parseSvg(edged)).filter(({ name }) => name === 'filter')).toHaveLength(1);
    expect(extentOf(drawnShapes(edged))).toEqual(extentOf(drawnShapes(drawBike(knownBike))));
  });

  it('gives the same bytes for the same input', () => {
    expect(drawBike(structuredClone(knownBike), { paint: { base: '#c8202b' } })).toBe(
      drawBike(knownBike, { paint: { base: '#c8202b' } }),
    );
  });

  it('shares no id between the pictures of a page', () => {
    const bikes = bodyStyles.flatMap((style) =>
      ['one', 'two'].map((name) => bareBike(style, { slug: `${style}-${name}` })),
    );
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
    for (const { style, electric } of styleAndDrive) {
      const svg = drawBike(bareBike(style, { electric, hints: { accent: '#f0641e' } }), { edge: true });
      const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(idsOf(svg)).toEqual(expect.arrayContaining(references));
    }
  });

  it.each(bodyStyles)('keeps a %s under 3 KB compressed', (style) => {
    const plain = [{}, { retro: true }, { retro: false }];
    const heavy = Object.entries(hintValues).map(([name, values]) => [name, values.at(-1)]);
    for (const hints of [...plain, ...singleHints, Object.fromEntries(heavy)])
      for (const electric of [false, true])
        expect(gzipSync(drawBike(bareBike(style, { hints, electric }))).length, JSON.stringify(hints)).toBeLessThan(
          3072,
        );
  });

  it('draws the edition that its number names', () => {
    const pictures = styleAndDrive.flatMap(({ style, electric }) =>
      [{}, { retro: true }].map((hints) => drawBike(bareBike(style, { electric, hints }))),
    );
    const digest = createHash('sha256').update(pictures.join('')).digest('hex');
    expect(
      `${drawingEdition} ${digest}`,
      'The drawings have changed: raise drawingEdition and write the new hash here.',
    ).toBe('1 ');
  });
});

/** Where along the wheelbase the rider sits; the cruisers and tourers sit further back than the sports bikes. */
function saddleShare(style: DrawnBike['bodyStyle']): number {
  if (style === 'commuter') return 0.27;
  if (style === 'moped') return 0.26;
  return 0.3;
}
