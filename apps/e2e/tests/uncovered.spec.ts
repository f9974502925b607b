import { expectFocusUncovered, expectNeverCovered, knowCovers, returnToStart } from '../covered-controls.ts';
import { expect, test, untilAtRest, untilWhole } from '../journey.ts';
import { tellPlace, tellVehicle } from '../sell-steps.ts';

const quotation = new URLSearchParams({ bike: 'activa-125', text: 'ex 92529 rto 7902 handling 1500 total 111594' });

/** One page of each kind that has a bar or fields. */
const paths = [
  '/royal-enfield/classic-350',
  '/bikes/sample-jupiter-delhi-1',
  `/quote-checker?${quotation}`,
  '/compare-bikes/cb350-vs-classic-350',
  '/bikes',
  '/used-bikes',
  '/bike-loan',
  '/contact-us',
  '/signup',
];

const smallPhone = { width: 360, height: 740 };
/** A phone, and a desk of 1,440 × 900 px at 200 %. */
const sizes = [smallPhone, { width: 720, height: 450 }];

test('who goes through pages with keys sees the control that has the focus, whatever floats over them', async ({
  page,
}) => {
  test.slow();
  await knowCovers(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(smallPhone);
      await page.goto(path);
      await untilAtRest(page);
      await untilWhole(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await returnToStart(page);
        await expectFocusUncovered(page, `${path} at ${size.width} px`);
      }
    });
});

test('nothing lies over a field or button of the sell form, in any step', async ({ page }) => {
  test.slow();
  await knowCovers(page);
  const isUncovered = async (step: number) => {
    await expect(page.getByRole('heading', { name: new RegExp(`^Step ${step} of 3`) })).toBeAttached();
    for (const size of sizes) {
      const where = `step ${step} at ${size.width} px`;
      await page.setViewportSize(size);
      await expectNeverCovered(page, 'main form', where);
      await returnToStart(page);
      await expectFocusUncovered(page, where);
    }
  };
  await page.goto('/sell-bikes');
  await untilWhole(page);
  await isUncovered(1);
  await tellVehicle(page);
  await isUncovered(2);
  await tellPlace(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await isUncovered(3);
});
