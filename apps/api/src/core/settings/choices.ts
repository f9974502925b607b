/** The site's address where the settings name none. */
export const LOCAL_SITE = 'http://localhost:3000';

/** What stands for a bike in lists: its drawing, or a photograph of those that have one. */
export const cardPictures = ['drawings', 'photographs'] as const;
export type CardPictures = (typeof cardPictures)[number];

/** Whether sample listings stand among used bikes. */
export const sampleListings = ['shown', 'hidden'] as const;
export type SampleListings = (typeof sampleListings)[number];
