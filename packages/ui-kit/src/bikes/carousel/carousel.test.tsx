import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { sampleBike, sampleBikes } from '../../testing.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { Carousel } from './carousel.tsx';
import { useCarousel } from './use-carousel.ts';

const tenBikes = [...sampleBikes, sampleBike({ id: 9, name: 'Nine' }), sampleBike({ id: 10, name: 'Ten' })];

function Featured({ bikes = tenBikes }) {
  const carousel = useCarousel();
  return (
    <div style={{ marginInline: 16 }}>
      <CarouselArrows carousel={carousel} label="trending bikes" />
      <Carousel carousel={carousel} label="trending bikes" items={bikes}>
        {(bike) => <BikeCard bike={bike} to={`/${bike.id}`} />}
      </Carousel>
    </div>
  );
}

async function show(width: number, bikes = tenBikes) {
  await page.viewport(width, 900);
  const screen = await render(<Featured bikes={bikes} />, { wrapper: MemoryRouter });
  const row = screen.getByRole('list', { name: 'trending bikes' });
  const inSight = (): (string | undefined)[] => {
    const { left, right } = row.element().getBoundingClientRect();
    const cards = [...row.element().children].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    });
    return cards.map((card) => card.querySelector('h3')?.textContent ?? undefined);
  };
  const previous = screen.getByRole('button', { name: 'Previous trending bikes' });
  const next = screen.getByRole('button', { name: 'Next trending bikes' });
  return { screen, row, inSight, previous, next };
}

describe('<Carousel />', () => {
  it('shows four at a time on a wide screen and pages by four, to the end and back', async () => {
    const { inSight, previous, next } = await show(1440);
    await expect.poll(inSight).toEqual(['Classic 350', 'Shine 125', 'R15 V4', 'Himalayan 450']);
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(inSight).toEqual(['iQube', 'Activa 6G', 'Raider 125', '450S']);
    await next.click();
    await expect.poll(inSight).toEqual(['Raider 125', '450S', 'Nine', 'Ten']);
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows columns of 244 px on a phone, the next one in sight, and pages by one', async () => {
    const { row, previous, next } = await show(390);
    const [first, second] = row.element().children;
    expect(first?.getBoundingClientRect().width).toBe(244);
    expect(second?.getBoundingClientRect().left).toBeLessThan(390);
    await next.click();
    await expect.poll(() => row.element().scrollLeft).toBe(244);
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
  });

  it('has one pair of arrows in sight, on any screen', async () => {
    for (const width of [390, 1440]) {
      const { screen } = await show(width);
      expect(screen.getByRole('button').elements()).toHaveLength(2);
      await screen.unmount();
    }
  });

  it('offers no arrows on a phone for as many as a wide screen shows', async () => {
    const { screen } = await show(390, tenBikes.slice(0, 4));
    expect(screen.getByRole('button').elements()).toHaveLength(0);
    await screen.rerender(<Featured bikes={tenBikes.slice(0, 5)} />);
    expect(screen.getByRole('button').elements()).toHaveLength(2);
  });

  it('keeps the focus on an arrow that has nowhere further to go', async () => {
    const { row, next } = await show(1440, sampleBikes.slice(0, 5));
    await expect.element(next).toHaveAttribute('aria-disabled', 'false');
    next.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    const { scrollWidth, clientWidth } = row.element();
    await userEvent.keyboard('{Enter}');
    // Scrolling may still be off by one pixel.
    expect(Math.round(scrollWidth - clientWidth - row.element().scrollLeft)).toBeLessThanOrEqual(1);
    await expect.element(next).toHaveFocus();
  });

  it('has nowhere to go when all are in sight', async () => {
    const { previous, next } = await show(1440, sampleBikes.slice(0, 3));
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  });

  it('notices when more are added', async () => {
    const { screen, next } = await show(1440, tenBikes.slice(0, 4));
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await screen.rerender(<Featured />);
    await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  });

  it('takes the focus, so that arrow keys move it', async () => {
    const { row } = await show(1440);
    row.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0);
  });
});
