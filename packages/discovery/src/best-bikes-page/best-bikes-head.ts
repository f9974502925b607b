import { paths } from '@dopahiya/domain';

/** The head texts of a page; `path` is its canonical address on this site. */
export interface PageHead {
  title: string;
  description: string;
  path: string;
}

/** The head texts of the best bikes page. */
export function bestBikesHead(): PageHead {
  return {
    title: 'Best bikes and scooters in India | Dopahiya',
    description:
      'The best-selling two-wheeler in India of each body style, petrol and electric, with its ex-showroom price, drawn to one scale.',
    path: paths.bestBikes,
  };
}
