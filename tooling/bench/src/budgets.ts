/** Limits of one measurement, by the names of its figures. */
export interface Budget {
  /** No page may have more. */
  most?: Readonly<Record<string, number>>;
  /** No page may have less. */
  least?: Readonly<Record<string, number>>;
  /** No page may have more than so many times what the empty page had in the same run; holds on any machine. */
  mostTimesEmpty?: Readonly<Record<string, number>>;
}

/** Pages that are made of much the same parts, and the most that one of them may have. */
export interface PageKind {
  pages: RegExp;
  measurement: Measurement;
  most: Readonly<Record<string, number>>;
}

/** A page that may have more or less than the others, and why. */
export interface BudgetException {
  page: string;
  measurement: Measurement;
  figure: string;
  limit: number;
  why: string;
}

/** The measurements that `pnpm bench check` holds against a budget. */
export type Measurement = 'bytes' | 'mobile' | 'applied' | 'work';

/** What every page must keep to; whoever raises a limit says why in the commit. */
export const budgets: Readonly<Record<Measurement, Budget>> = {
  bytes: { most: { script: 185_000, scripts: 16 }, least: { script: 1 } },
  mobile: {
    most: { cls: 0.01 },
    least: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 },
    mostTimesEmpty: { fcp: 1.25, lcp: 2 },
  },
  applied: { most: { cls: 0.01, alive: 2500 } },
  work: {
    most: { layouts: 10, recalculations: 12, laterLayouts: 3, laterRecalculations: 8 },
    mostTimesEmpty: { mainThread: 1.2 },
  },
};

const scripts = (pages: RegExp, script: number): PageKind => ({ pages, measurement: 'bytes', most: { script } });

const work = (pages: RegExp, layouts: number, recalculations: number, laterRecalculations = 8): PageKind => ({
  pages,
  measurement: 'work',
  most: { layouts, recalculations, laterRecalculations },
});

/** What kinds of pages keep to beside the budgets: scripts 8 % above the largest of them, so that a new part needs no new cut; work as it is. */
export const pageKinds: readonly PageKind[] = [
  scripts(
    /^\/(accessibility|contact-us|cookies|login|signup|forgot-password|reset-password|verify-email|profile)$/,
    178_000,
  ),
  scripts(
    /^\/(bikes(?!\/[^/]*[\d-][^/]*$)|best-bikes|trending-bikes|new-bikes|search|brands|popular|dealership)\b/,
    179_000,
  ),
  scripts(/^\/bikes\/[^/]*[\d-][^/]*$/, 182_000),
  scripts(/^\/(compare-bikes?|emi-calculator|bike-loan|price-checker|quote-checker|ownership)\b/, 181_000),
  // What each has above 10 and 12, and why: LAYOUTS.md.
  work(/^\/$/, 12, 17),
  work(
    /^\/(bikes(?!\/[^/]*[\d-][^/]*$)|used-bikes|best-bikes|trending-bikes|new-bikes|search|brands|popular|bike-news|dealership|faqs)\b/,
    11,
    14,
  ),
  work(/^\/(?!bikes|compare|news|spare-parts|dealership|report)[\w-]+\/[\w-]+$/, 14, 25),
  work(/^\/compare-bikes\//, 11, 16),
  work(/^\/ownership$/, 10, 22, 14),
  work(/^\/sell-bikes$/, 10, 16, 10),
];

/** Pages that ask search engines to leave them out, which Lighthouse counts as a fault. */
const unlistedPages = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/profile',
  '/report-figure/classic-350',
  '/bikes/sample-jupiter-delhi-1',
];

/** What a page may have in spite of the budgets, each with its reason. */
export const exceptions: readonly BudgetException[] = unlistedPages.map((page) => ({
  page,
  measurement: 'mobile',
  figure: 'seo',
  limit: 60,
  why: 'It asks not to be indexed: it is the same for everybody, or nobody looks for it.',
}));
