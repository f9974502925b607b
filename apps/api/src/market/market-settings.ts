/** Whether sample listings stand among used bikes. */
export const sampleListings = ['shown', 'hidden'] as const;
export type SampleListings = (typeof sampleListings)[number];

/** What the owner of the site decides of used bikes. */
export interface MarketSettings {
  withSamples: boolean;
}
