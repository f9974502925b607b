export const back = 'Back';
export const compareBikes = 'Compare Bikes';
export const compareElectricBikes = 'Compare Electric Bikes';
export const versus = 'vs';

export const keyDifferences = 'Key Differences';
export const muchTheSame = 'In everything we know about them, these bikes are much the same.';

/** Of the prices among the differences: 'Prices: ex-showroom, Delhi · June 2026'. */
export const pricesAre = (qualifier: string) => `Prices: ${qualifier}`;

export const specifications = 'Specifications';
export const onlyDiffering = 'Only what differs';
export const nothingDiffers = 'They do not differ in anything we know about them.';

export const failed = 'These bikes cannot be compared';
export const failedWhy = 'Failed to load bike comparisons';
export const reset = 'Reset and Try Again';
export const compareAmongAll = 'Compare them among all bikes';
export const loading = 'Loading comparison...';
