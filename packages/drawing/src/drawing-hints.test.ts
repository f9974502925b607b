import { describe, expect, it } from 'vitest';
import { drawBike } from './draw-bike.ts';
import type { DrawingHints } from './drawing-hints.ts';
import type { BodyStyle } from './drawn-bike.ts';
import { bareBike, bodyStyles, hintValues, stylesAndDrives } from './testing/sample-bikes.ts';

type HintName = keyof DrawingHints;

const hintNames = Object.keys(hintValues) as HintName[];
/**
 * Other hints to combine with, so that no hint is hidden: wheels with a paintable rim, both lamp positions, both types of tourer, and a
 * sports bike without its fairing.
 */
const backgrounds: readonly DrawingHints[] = [
  { wheels: 'five', lampOn: 'apron' },
  { lamp: 'round', lampOn: 'handlebar' },
  { panniers: true, fairing: 'full', exhaust: 'low' },
  { lamp: 'angular', fairing: 'none' },
];

const drawn = new Map<string, string>();

/** Draws a bike with these hints on a background, cached. */
function pictureWith({ style, electric }: Bike, changes: DrawingHints, background: DrawingHints): string {
  const hints = { ...background, ...changes };
  const key = JSON.stringify([style, electric, hints]);
  const picture = drawn.get(key) ?? drawBike(bareBike(style, { electric, hints }), { paint: { base: '#c8202b' } });
  drawn.set(key, picture);
  return picture;
}

/** Checks whether two values of a hint give different pictures on any background. */
const differ = (bike: Bike, name: HintName, one: unknown, other: unknown): boolean =>
  backgrounds.some(
    (background) => pictureWith(bike, { [name]: one }, background) !== pictureWith(bike, { [name]: other }, background),
  );

const isIgnored = (bike: Bike, name: HintName): boolean =>
  hintValues[name].every((value) => !differ(bike, name, undefined, value));

/** Checks whether hints have no effect in combination on any background; each of their values is tried. */
function areIgnored(bike: Bike, names: readonly HintName[]): boolean {
  const max = Math.max(...names.map((name) => hintValues[name].length));
  const without = Object.fromEntries(names.map((name) => [name, undefined]));
  const together = Array.from({ length: max }, (_, index) =>
    Object.fromEntries(names.map((name) => [name, hintValues[name][index % hintValues[name].length]])),
  );
  return backgrounds.every((background) => {
    const picture = pictureWith(bike, without, background);
    return together.every((hints) => pictureWith(bike, hints, background) === picture);
  });
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

/** Hints without effect on some bikes, as they concern parts that those do not have or show. */
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
  it('tell bikes apart by each two values, on one style at least', () => {
    const same = pairs.filter(
      ({ name, one, other }) => !stylesAndDrives.some((bike) => differ(bike, name, one, other)),
    );
    expect(same).toEqual([]);
  });

  it.each(bodyStyles)('change a %s, all but those about parts it does not have', (style) => {
    for (const bike of stylesAndDrives.filter((one) => one.style === style)) {
      const expected = meaningless.filter(([, means]) => means(bike)).map(([name]) => name);
      const known = areIgnored(bike, expected) ? expected : expected.filter((name) => isIgnored(bike, name));
      const ignored = hintNames.filter((name) =>
        expected.includes(name) ? known.includes(name) : isIgnored(bike, name),
      );
      expect(ignored.toSorted(), bike.electric ? 'on a battery' : 'with fuel').toEqual(expected.toSorted());
    }
  });

  it('are put to the test on every body style', () => {
    expect(new Set(stylesAndDrives.map(({ style }) => style))).toEqual(new Set(bodyStyles));
  });
});
