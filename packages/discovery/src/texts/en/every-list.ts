import { usualLoan } from '@dopahiya/domain/prices';
import { formatMonth } from '@dopahiya/domain/site';

/** What all lists say of the loan that their instalments are worked out with. */
export const exampleRate = `EMIs use our example rate, ${usualLoan.interest}% (${formatMonth(usualLoan.month)}).`;
/** What all lists say of their prices and drawings. */
export const howToRead = `Prices are ex-showroom in Delhi, before registration and insurance. ${exampleRate} All bikes are drawn to one scale.`;

export const rideFinder = 'Ride finder';
export const bikesFailure = {
  title: 'Error Loading Data',
  message: 'Failed to fetch bikes.',
  withStatus: (status: number | null, message: string) => `Failed to fetch bikes: ${status} ${message}`,
};

export const noBikes = 'No bikes found';
export const noMatches = 'No bikes match your filters';
