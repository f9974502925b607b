import { readAddresses } from '../servers/addresses.ts';
import { startTinySite } from '../servers/tiny-site.ts';
import { expect, test } from '../journey.ts';
import { findControls } from '../wander/controls.ts';
import { fillIn } from '../wander/fields.ts';
import { startRandom } from '../wander/random.ts';
import { reportFault, wander } from '../wander/wander.ts';

const seed = 11;

test('wandering visitors meet no fault in 20 steps on a phone and 20 at a desk', async ({ browser }) => {
  test.slow();
  for (const width of [390, 1366]) {
    const walk = { browser, origin: readAddresses().site, seed, width, steps: 20 };
    const faults = await wander(walk);
    expect(faults.map((fault) => reportFault(fault, walk)).join('\n\n')).toBe('');
  }
});

/** Faults that no visitor may meet, as content of a tiny site, and the report about each. */
const faults = [
  ['<main><h1>Cars</h1></main><script>setTimeout(() => { throw new Error("Flat tyre") })</script>', 'Error: Flat tyre'],
  ['<main><h1>Cars</h1></main><script>console.error("Hydration failed")</script>', 'Hydration failed'],
  ['<main><h1>Cars</h1><a href="/missing">Missing</a></main>', /^The link to \/missing is dead: status 404\./],
  ['<main><h1>Cars</h1><a href="tel:ask-asha">Call</a></main>', "The link 'tel:ask-asha' has no good form."],
  ['<main><h1>Cars</h1><a href="#nowhere">Skip</a></main>', 'A link leads to #nowhere, which is not on the page.'],
  ['<main><h1>Cars</h1></main><script>fetch("/broken")</script>', /\/broken answers 500\./],
  [
    '<main><h1>Cars</h1><div style="width: 1500px">Wide</div></main>',
    /^The page is 15\d\d px wide on a screen of 390 px/,
  ],
  ['<main><h1>Cars</h1><img src="https://elsewhere.test/a.png" alt=""></main>', /Content Security Policy/],
  ['<main><h1>This page isn’t working</h1></main>', "The page says 'This page isn’t working'."],
  ['<main></main>', 'The page has no <h1>.'],
  ['<h1>Cars</h1>', 'The page has no <main>.'],
] as const;

test('a wandering visitor tells of each kind of fault, and of none on a sound site', async ({ browser }) => {
  test.slow();
  for (const [page, text] of faults) {
    const { origin, stop } = await startTinySite(page);
    const found = await wander({ browser, origin, seed, width: 390, steps: 1 });
    stop();
    expect(
      found.map((fault) => fault.text),
      page,
    ).toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
  }
  const { origin, stop } = await startTinySite('<main><h1>Cars</h1><button>Horn</button><input></main>');
  expect(await wander({ browser, origin, seed, width: 390, steps: 12 })).toEqual([]);
  stop();
});

test('a visitor who reads Hindi stays in it, and tells of a link that leads out of it', async ({ browser }) => {
  test.slow();
  const walk = { browser, seed, width: 390, steps: 20, language: 'hi' };
  const toEnglish = '<a href="/" hreflang="en-IN" lang="en-IN">English</a>';
  const sound = await startTinySite(`<main><h1>Cars</h1>${toEnglish}<button>Horn</button></main>`);
  expect(await wander({ ...walk, origin: sound.origin })).toEqual([]);
  await expect(wander({ ...walk, origin: sound.origin, language: 'ta' })).rejects.toThrow(
    "has no page in 'ta', only en-IN, hi-IN.",
  );
  sound.stop();
  const mixed = await startTinySite('<main><h1>Cars</h1><a href="/">All cars</a></main>');
  const [fault] = await wander({ ...walk, origin: mixed.origin });
  mixed.stop();
  expect(fault?.text).toBe('The page is in en-IN, and its reader reads hi-IN.');
  expect(fault && reportFault(fault, { ...walk, origin: mixed.origin })).toContain(' --language hi\n');
});

test('a wandering visitor presses the same for the same seed, and says how to come there again', async ({
  browser,
}) => {
  const { origin, stop } = await startTinySite('<main><h1>Cars</h1><button onclick="horn()">Horn</button></main>');
  const walk = { browser, origin, seed, width: 1366, steps: 12 };
  const [first, again] = [await wander(walk), await wander(walk)];
  stop();
  expect(again).toEqual(first);
  const [fault] = first;
  const report = fault ? reportFault(fault, walk) : '';
  expect(report).toContain('horn is not defined');
  expect(report).toContain(`pnpm wander --seed ${seed} --width 1366 --steps ${fault?.step}`);
  expect(report).toMatch(/the visitor presses the button 'Horn'\.$/);
});

test('a wandering visitor leaves a field alone over which a dialog opens at the last moment', async ({ page }) => {
  await page.setContent('<input><dialog><form method="dialog"><button>Close</button></form></dialog>');
  const [field] = await findControls(page, undefined);
  if (!field) throw new Error('The visitor sees no field.');
  const visitor = { page, random: startRandom(seed), somewhere: () => '/', language: undefined };
  const intent = await fillIn.text?.({ ...visitor, name: field.name, element: await field.element() });
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await intent?.act();
  expect(intent?.sentence).toMatch(/^writes '/);
  await expect(page.locator('input')).toHaveValue('');
  await expect(page.locator('dialog')).toBeVisible();
});
