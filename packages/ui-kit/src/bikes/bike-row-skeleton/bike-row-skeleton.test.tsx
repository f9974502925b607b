import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../button/button.tsx';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { BikeRow } from '../bike-row/bike-row.tsx';
import { sampleBike } from '../../testing.ts';
import { BikeRowSkeleton } from './bike-row-skeleton.tsx';

const bikes = [1, 2, 3, 4, 5, 6].map((id) => sampleBike({ id }));
const heightOf = (element: Element): number => element.getBoundingClientRect().height;

describe('<BikeRowSkeleton />', () => {
  it.each([1440, 1024, 390])('is as high as bikes with buttons beside their action, at %i px', async (width) => {
    await page.viewport(width, 900);
    const note = 'EMI from ₹5,717 for 36 months at 12%';
    const compare = <Button tone="secondary">Compare</Button>;
    const screen = await render(
      <>
        <BikeRowSkeleton count={6} action="link" tools={1} note="line" />
        <BikeRow bikes={bikes}>
          {(bike) => <BikeCard bike={bike} to="/" action="View Details" note={note} tools={compare} />}
        </BikeRow>
      </>,
      { wrapper: MemoryRouter },
    );
    const [skeleton, row] = [...screen.container.querySelectorAll('ul')].map(heightOf);
    expect(skeleton).toBeCloseTo(row ?? 0, 0);
  });

  it.each([1440, 390])('is as high as the bikes that it waits for, at %i px', async (width) => {
    await page.viewport(width, 900);
    const screen = await render(
      <>
        <BikeRowSkeleton count={6} action="link" />
        <BikeRow bikes={bikes}>{(bike) => <BikeCard bike={bike} to="/" action="View Details" />}</BikeRow>
      </>,
      { wrapper: MemoryRouter },
    );
    const [skeleton, row] = [...screen.container.querySelectorAll('ul')].map(heightOf);
    expect(skeleton).toBeCloseTo(row ?? 0, 0);
  });

  it('says what is being waited for', async () => {
    const screen = await render(<BikeRowSkeleton label="Loading more bikes" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading more bikes');
  });
});
