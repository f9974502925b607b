export const back = 'Back';
export const compareBikes = 'Compare Bikes';
export const compareElectricBikes = 'Compare Electric Bikes';
export const versus = 'vs';

export const keyDifferences = 'Key Differences';
export const muchTheSame = 'We found no major differences between these bikes.';

/** Of the prices among the differences: 'Prices: ex-showroom, Delhi · June 2026'. */
export const pricesAre = (qualifier: string) => `Prices: ${qualifier}`;

export const specifications = 'Specifications';
export const onlyDiffering = 'Differences only';
export const nothingDiffers = 'These bikes have the same specifications.';

export const failed = 'These bikes cannot be compared';
export const failedWhy = 'Failed to load bike comparisons';
export const reset = 'Reset and Try Again';
export const compareAmongAll = 'Compare with all bikes';
export const loading = 'Loading comparison...';
