import { describe, expect, it } from 'vitest';
import { drawBike } from './draw-bike.ts';
import type { DrawingHints } from './drawing-hints.ts';
import type { BodyStyle } from './drawn-bike.ts';
import { bareBike, bodyStyles, hintValues, stylesAndDrives } from './testing/sample-bikes.ts';

type HintName = keyof DrawingHints;

const hintNames = Object.keys(hintValues) as HintName[];
/** What else is known of the bikes, so that nothing hides a hint: wheels with a rim to paint, both ways to carry a lamp and to build a tourer, and a sports bike without its fairing. */
const backgrounds: readonly DrawingHints[] = [
  { wheels: 'five', lampOn: 'apron' },
  { lamp: 'round', lampOn: 'handlebar' },
  { panniers: true, fairing: 'full', exhaust: 'low' },
  { lamp: 'angular', fairing: 'none' },
];

const drawn = new Map<string, string>();

/** The pictures of bikes of one style that differ in nothing but the value of one hint, each drawn once. */
function picturesWith(style: BodyStyle, electric: boolean, name: HintName, value: unknown): string {
  const key = [style, electric, name, value].join();
  const known = drawn.get(key) ?? drawPictures(style, electric, name, value);
  drawn.set(key, known);
  return known;
}

function drawPictures(style: BodyStyle, electric: boolean, name: HintName, value: unknown): string {
  const hinted = backgrounds.map((hints) => bareBike(style, { electric, hints: { ...hints, [name]: value } }));
  return hinted.map((bike) => drawBike(bike, { paint: { base: '#c8202b' } })).join('');
}

function isIgnored(style: BodyStyle, electric: boolean, name: HintName): boolean {
  const values: readonly unknown[] = [undefined, ...hintValues[name]];
  return new Set(values.map((value) => picturesWith(style, electric, name, value))).size === 1;
}

interface Bike {
  style: BodyStyle;
  electric: boolean;
}

const isScooter = ({ style }: Bike): boolean => style === 'scooter' || style === 'maxiscooter';
const isMoped = ({ style }: Bike): boolean => style === 'moped';
const isMotorcycle = (bike: Bike): boolean => !isScooter(bike) && !isMoped(bike);
const canBeFaired = ({ style }: Bike): boolean => ['sports', 'superbike', 'streetbike', 'tourer'].includes(style);
const isAdventure = ({ style }: Bike): boolean => style === 'adventure';
const hasChrome = (bike: Bike): boolean =>
  !bike.electric || isScooter(bike) || ['cruiser', 'commuter', 'caferacer'].includes(bike.style);

/** The hints that mean nothing on some bikes: they are about parts which those do not have or do not show. */
const meaningless: readonly (readonly [HintName, (bike: Bike) => boolean])[] = [
  ['lampOn', (bike) => !isScooter(bike)],
  ['apron', (bike) => !isScooter(bike)],
  ['flank', (bike) => !isScooter(bike)],
  ['floor', (bike) => !isScooter(bike)],
  ['cowl', (bike) => !isMotorcycle(bike) || isAdventure(bike)],
  ['tank', (bike) => !isMotorcycle(bike) || isAdventure(bike)],
  ['nose', (bike) => !canBeFaired(bike)],
  ['tail', (bike) => !canBeFaired(bike)],
  ['sareeGuard', (bike) => isScooter(bike) || isAdventure(bike)],
  ['bellyPan', (bike) => bike.electric || !isMotorcycle(bike) || isAdventure(bike) || bike.style === 'cruiser'],
  ['singleSided', isScooter],
  ['motor', ({ electric }) => !electric],
  ['engine', (bike) => bike.electric || isScooter(bike) || isMoped(bike)],
  ['cooling', (bike) => bike.electric || isMoped(bike)],
  ['engineColour', (bike) => bike.electric || isMoped(bike)],
  ['exhaust', (bike) => bike.electric || isScooter(bike)],
  ['frame', (bike) => isScooter(bike) || isMoped(bike)],
  ['fairing', (bike) => isScooter(bike) || isMoped(bike) || bike.style === 'commuter'],
  ['chrome', (bike) => !hasChrome(bike)],
];

const pairs = hintNames.flatMap((name) => {
  const values: readonly unknown[] = hintValues[name].length > 1 ? hintValues[name] : [undefined, ...hintValues[name]];
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => ({ name, one, other })));
});

describe('drawing hints', () => {
  it.each(pairs)('tell a bike with $name $one from one with $other', ({ name, one, other }) => {
    const telling = stylesAndDrives.filter(
      ({ style, electric }) => picturesWith(style, electric, name, one) !== picturesWith(style, electric, name, other),
    );
    expect(telling).not.toEqual([]);
  });

  it.each(stylesAndDrives)(
    'change a $style (electric: $electric), all but those about parts it does not have',
    ({ style, electric }) => {
      const ignored = hintNames.filter((name) => isIgnored(style, electric, name));
      const expected = meaningless.filter(([, means]) => means({ style, electric })).map(([name]) => name);
      expect(ignored.toSorted()).toEqual(expected.toSorted());
    },
  );

  it('are put to the test on every body style', () => {
    expect(new Set(stylesAndDrives.map(({ style }) => style))).toEqual(new Set(bodyStyles));
  });
});
