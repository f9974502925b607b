import { parseArgs } from 'node:util';
import { drawnModels, madePictures, photosOf } from './likeness/read-pictures.ts';
import { comparePairs, findCopies, FORMER_BITS, isSame, knownPictures } from './likeness/measure.ts';

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: 'string', default: '60' },
    'one-model-in': { type: 'string', default: '3' },
    photos: { type: 'string', default: '300' },
    'copies-of-one-in': { type: 'string', default: '5' },
  },
});

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.001 ? 6 : 1)} %`;

/** The share of photos held by chance, of listings with so many, where a pair is taken for a copy so often. */
const heldByChance = (ofPairs: number, stored: number, photos: number): string =>
  percent(-Math.expm1(stored * photos * Math.log1p(-ofPairs)));

/** How often pairs lie at or above a likeness, where those that are near are spread as they are seen (Fisher's z, normal). */
function expectedAbove(likenesses: readonly number[], bound: number): number {
  const spread = likenesses.filter((likeness) => likeness > -1).map(Math.atanh);
  const mean = spread.reduce((sum, value) => sum + value, 0) / spread.length;
  const deviation = Math.sqrt(spread.reduce((sum, value) => sum + (value - mean) ** 2, 0) / spread.length);
  const errors = (Math.atanh(bound) - mean) / deviation;
  // The normal tail, from one deviation on good to some per cent.
  return Math.exp(-(errors ** 2) / 2) / (errors * Math.sqrt(2 * Math.PI)) / (1 + 1 / errors ** 2);
}

function sayPairs(title: string, pictures: Awaited<ReturnType<typeof knownPictures>>): void {
  const { pairs, near } = comparePairs(pictures);
  const before = near.filter(({ bits }) => bits <= FORMER_BITS).length / pairs;
  const same = near.filter(isSame);
  console.log(`\n${title}: ${pictures.length} pictures, ${pairs} pairs`);
  console.log(
    `  at most ${FORMER_BITS} bits: ${percent(before)} of pairs; near by bits now: ${near.length}; taken for copies now: ${same.length}`,
  );
  const shown = near.map(({ likeness }) => likeness);
  for (const bound of [0.4, 0.5, 0.6, 0.7, 0.8])
    console.log(`  likeness from ${bound}: ${shown.filter((likeness) => likeness >= bound).length}`);
  const expected = (near.length / pairs) * expectedAbove(shown, 0.8);
  console.log(`  expected by the spread of likeness: ${expected.toExponential(1)} of pairs`);
  for (const stored of [10_000, 100_000])
    console.log(
      `  at ${stored} photos: single ${heldByChance(before, stored, 1)} before, ${heldByChance(expected, stored, 1)} now;` +
        ` of twelve ${heldByChance(before, stored, 12)} before, ${heldByChance(expected, stored, 12)} now`,
    );
  for (const { one, other, bits, likeness } of near.slice(0, 12))
    console.log(`  ${likeness.toFixed(3)}, ${bits} bits: ${one} | ${other}`);
}

const [made, drawings, ...photos] = await Promise.all([
  madePictures(Number(values.made)),
  drawnModels(Number(values['one-model-in'])),
  ...folders.map((folder) => photosOf(folder, Number(values.photos))),
]);
const pictures = await knownPictures([...made, ...drawings, ...photos.flat()]);
const ways = await findCopies(pictures.filter((_, index) => index % Number(values['copies-of-one-in']) === 0));
console.log('Copies that are found, before and now');
for (const { way, of, before, now, likenesses } of ways) {
  const least = likenesses.toSorted((one, other) => one - other)[Math.floor(likenesses.length / 20)] ?? 0;
  console.log(
    `  ${way}: ${percent(before / of)}, ${percent(now / of)} of ${of}; 95 % are as alike as ${least.toFixed(2)}`,
  );
}
sayPairs('All pictures', pictures);
sayPairs(
  'Photos and streets',
  pictures.filter(({ kind }) => /photo|street/.test(kind)),
);
