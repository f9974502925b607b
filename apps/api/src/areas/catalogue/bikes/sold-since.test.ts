import { describe, expect, it } from 'vitest';
import { soldSince, yearBeforeSale } from './sold-since.ts';

const hunter = { slug: 'hunter-350', name: 'Hunter 350', launch_date: '2022-08-07' };
const complaint = (model: typeof hunter | { launch_date: null; slug: string; name: string }, year: number) =>
  yearBeforeSale(soldSince(model), year)?.en;

describe('yearBeforeSale', () => {
  it('refuses years before the launch, and says since when the model is sold', () => {
    expect(complaint(hunter, 2021)).toBe(
      'The Hunter 350 has been sold since 2022. Give a year from 2022, or check the model.',
    );
    expect(complaint(hunter, 2022)).toBeUndefined();
  });

  it('takes the year before a launch in the first months of a year', () => {
    const early = { ...hunter, launch_date: '2023-01-10' };
    expect([complaint(early, 2022), complaint(early, 2021)]).toEqual([undefined, expect.any(String)]);
  });

  it.each([
    ['390-duke', '2023-09-11', 2014],
    ['classic-350', '2021-09-01', 2012],
    ['bullet-350', '2023-09-01', 1985],
  ])('knows that the name %s is older than its generation of %s', (slug, launch_date, year) => {
    expect(complaint({ slug, name: slug, launch_date }, year)).toBeUndefined();
  });

  it('refuses nothing where the launch is not known', () => {
    expect(complaint({ ...hunter, launch_date: null }, 1950)).toBeUndefined();
  });
});
