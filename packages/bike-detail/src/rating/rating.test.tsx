import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { hydrateWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RatingBars } from './rating-bars.tsx';
import { Rating } from './rating.tsx';

insertPageStyle();

describe('<Rating />', () => {
  it.each([
    [4.5, 1850, 'Rated 4.5 of 51,850 reviews'],
    [4, 1, 'Rated 4.0 of 51 review'],
    [3.25, undefined, 'Rated 3.3 of 5'],
  ])('says %d of %s reviews in one star and a number', async (value, count, text) => {
    const { container } = await render(<Rating value={value} count={count} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('draws no star where nobody rated', async () => {
    const { container } = await render(<Rating value={null} count={0} />);
    expect(container.textContent).toBe('Not rated yet');
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('<RatingBars />', () => {
  it('says how many gave how many stars', async () => {
    const screen = await render(
      <RatingBars distribution={[5, 1].map((rating) => ({ rating, count: rating * 400 }))} />,
    );
    const rows = screen.getByRole('list', { name: 'Ratings' }).getByRole('listitem').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual(['5 stars: 2,000', '1 star: 400']);
  });

  it.each([
    [[3, 1], '75%'],
    [[0, 0], '0%'],
  ])('draws %j as %s of the first bar', async ([five = 0, four = 0], size) => {
    const distribution = [
      { rating: 5, count: five },
      { rating: 4, count: four },
    ];
    const screen = await render(<RatingBars distribution={distribution} />);
    const bar = screen.getByRole('listitem').first().element().children[1] as Element;
    expect(getComputedStyle(bar).backgroundSize).toContain(size);
  });

  it('comes from the server as the browser would have made it', async () => {
    const { consoleErrors } = await hydrateWithApi(
      <>
        <Rating value={4.5} count={3} />
        <RatingBars distribution={[{ rating: 5, count: 3 }]} />
      </>,
      () => {},
    );
    expect(consoleErrors).toEqual([]);
  });
});
