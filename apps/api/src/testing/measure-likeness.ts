import { parseArgs } from 'node:util';
import { isSamePicture, marginOf } from '../areas/market/holding/likeness.ts';
import { comparePairs, findCopies, knownPictures } from './likeness/measure.ts';
import { drawnModels, madePictures, photosOf } from './likeness/read-pictures.ts';

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: 'string', default: '60' },
    'one-model-in': { type: 'string', default: '3' },
    photos: { type: 'string', default: '300' },
    'copies-of-one-in': { type: 'string', default: '5' },
  },
});

const percent = (share: number): string => `${(share * 100).toPrecision(3)} %`;

/** Returns the share of listings with this many photos held by chance, given the rate of false matches per pair. */
const heldByChance = (ofPairs: number, stored: number, photos: number): string =>
  percent(-Math.expm1(stored * photos * Math.log1p(-ofPairs)));

/** Estimates the rate of margins above 0 from an exponential fitted to the tail of the farthest pairs. */
function expectedAbove(margins: readonly number[], pairs: number): number {
  const tail = margins.slice(0, Math.max(5, Math.floor(margins.length / 5)));
  const min = tail.at(-1) ?? -2;
  const mean = tail.reduce((sum, margin) => sum + margin - min, 0) / Math.max(1, tail.length - 1);
  return (tail.length / pairs) * Math.exp(min / mean);
}

/** Returns the upper bound of the match rate, with 95 % confidence, when none of this many pairs matched. */
const atMostWhereNone = (pairs: number): number => -Math.log(0.05) / pairs;

function sayPairs(title: string, pictures: Awaited<ReturnType<typeof knownPictures>>): void {
  const { pairs, formerly, near, milliseconds } = comparePairs(pictures);
  const taken = near.filter(({ likeness }) => isSamePicture(likeness)).length;
  const margins = near.flatMap(({ likeness }) => (likeness ? marginOf(likeness) : []));
  const [before, after] = [formerly / pairs, expectedAbove(margins, pairs)];
  console.log(`\n${title}: ${pictures.length} pictures, ${pairs} pairs`);
  console.log(
    `  before: ${formerly} taken for copies; now: ${near.length} compared closely (${(milliseconds / near.length).toFixed(2)} ms of CPU each), ${margins.length} at all alike, ${taken} taken for copies`,
  );
  console.log(
    `  one in ${(pairs / near.length).toFixed(0)} is compared; expected by the tail now: ${after.toExponential(1)} of pairs`,
  );
  const atMost = atMostWhereNone(pairs);
  if (taken === 0) console.log(`  with 95 % certainty at most one in ${(1 / atMost).toFixed(0)} is taken for a copy`);
  for (const stored of [10_000, 100_000])
    for (const photos of [1, 12])
      console.log(
        `  at ${stored} stored, ${photos} photos: held by chance ${heldByChance(before, stored, photos)} before, ${heldByChance(after, stored, photos)} now${taken === 0 ? `, at most ${heldByChance(atMost, stored, photos)}` : ''}`,
      );
  for (const { one, other, bits, likeness } of near.slice(0, 8))
    if (likeness) {
      const { whole, parts, colours, independent } = likeness;
      const measures = [marginOf(likeness), whole, parts, colours].map((value) => value.toFixed(3)).join(' ');
      console.log(
        `  margin, whole, parts, colours ${measures}, ${independent.toFixed(0)} independent details, ${bits} bits: ${one} | ${other}`,
      );
    }
}

const made = await madePictures(Number(values.made));
const drawings = await drawnModels(Number(values['one-model-in']));
const photos = await Promise.all(folders.map((folder) => photosOf(folder, Number(values.photos))));
const pictures = await knownPictures([...made, ...drawings, ...photos.flat()]);
sayPairs('All pictures', pictures);
sayPairs(
  'Drawings',
  pictures.filter(({ kind }) => kind === 'drawing'),
);
sayPairs(
  'All but drawings',
  pictures.filter(({ kind }) => kind !== 'drawing'),
);
console.log('\n| Copy | Of | Before | Now | Missed |\n| --- | --- | --- | --- | --- |');
for (const { way, of, before, now, missed } of await findCopies(
  pictures.filter((_, index) => index % Number(values['copies-of-one-in']) === 0),
))
  console.log(`| ${way} | ${of} | ${percent(before / of)} | ${percent(now / of)} | ${missed.join(', ')} |`);
