import { paths } from '@dopahiya/domain/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOwnCatalogue } from '../../testing/test-databases.ts';
import { FoundPageRepository } from './found-page-repository.ts';
import { PageFinder } from './page-finder.ts';

const day = new Date('2026-11-27T12:00:00+05:30');
const guide = paths.news;
const siteFaq = (id: string) => `${paths.faqs}#faq-${id}`;

/** Searches that people may type, and an expected result among the first three. */
const searches: [search: string, path: string][] = [
  ['insurance', guide('insurance-what-the-law-asks')],
  ['emi calculator', paths.emiCalculator],
  ['road tax in karnataka', guide('road-tax-by-state')],
  ['dealer quotation hidden charges', paths.quoteChecker],
  ['how much down payment', guide('down-payment-and-tenure')],
  ['second hand bike papers', guide('buying-used-papers-and-transfer')],
  ['noc moving to another state', guide('moving-to-another-state')],
  ['petrol or electric', guide('petrol-or-electric-over-five-years')],
  ['bike for short riders', guide('bikes-for-a-rider-of-155-cm')],
  ['on road price', paths.priceChecker],
  ['flat or reducing rate', guide('flat-or-reducing-rate')],
  ['battery replacement cost', guide('what-a-battery-costs')],
  ['range in winter', guide('range-in-summer-and-winter')],
  ['hypothecation', guide('hypothecation')],
  ['15 year old bike scrap', guide('when-a-bike-turns-fifteen')],
  ['gst on bikes above 350cc', guide('gst-before-and-after-september-2025')],
  ['one lakh', guide('what-one-lakh-buys')],
  ['abs', guide('abs-on-small-bikes')],
  ['compare bikes', paths.compareBike],
  ['showroom near me', paths.dealership],
  ['what does sample mean', siteFaq('samples')],
  ['phone number', siteFaq('telephone')],
  ['delete my account', paths.profile],
  ['privacy', paths.privacyPolicy],
  ['cost of owning', paths.ownership],
  ['log in', paths.login],
  ['classic 350', guide('one-engine-three-royal-enfields')],
  ['insurence', guide('insurance-what-the-law-asks')],
  ['milage', guide('mileage-stated-and-real')],
  ['warrenty', guide('warranty-in-years-and-kilometres')],
  ['quotaion', paths.quoteChecker],
  ['emi calcul', paths.emiCalculator],
  ['बीमा', guide('insurance-what-the-law-asks')],
  ['माइलेज गाइड', guide('mileage-stated-and-real')],
  ['ईएमआई', paths.emiCalculator],
  ['पुरानी बाइक के कागज', guide('buying-used-papers-and-transfer')],
  ['लोन कैसे मिलेगा', paths.bikeLoan],
  ['purani bike bechni hai', paths.sellBikes],
  ['purani gaadi ke kagaz', guide('buying-used-papers-and-transfer')],
  ['petrol ka kharcha', paths.ownership],
];

describe('searches for what stands beside our bikes', () => {
  let finder: PageFinder;

  beforeAll(async () => {
    const { orm } = await openOwnCatalogue();
    finder = new PageFinder({ pages: new FoundPageRepository(orm), clock: () => day });
  });

  it.each(searches)('%s finds %s', async (search, path) => {
    const found = await finder.find(search, 3);
    expect(found.map((page) => page.path)).toContain(path);
  });
});
