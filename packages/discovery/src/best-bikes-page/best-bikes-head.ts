import { type PageHead, paths } from '@dopahiya/domain';

/** The head texts of the best bikes page. */
export function bestBikesHead(): PageHead {
  return {
    title: 'Best bikes and scooters in India | Dopahiya',
    description:
      'The best-selling two-wheeler in India of each body style, petrol and electric, with its ex-showroom price, drawn to one scale.',
    path: paths.bestBikes,
  };
}
