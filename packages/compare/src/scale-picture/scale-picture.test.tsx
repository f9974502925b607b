import { standingBike } from '@dopahiya/ui-kit/bikes';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buildComparedBike } from '../testing.ts';
import { BikeOutlines } from './bike-outlines.tsx';
import { RiderSection } from './rider-section.tsx';

insertPageStyle();
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const bikes = (['classic-350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));
const names = bikes.map(({ name }) => name);

describe('<BikeOutlines />', () => {
  it('draws all bikes at one scale, with their rear axles at one place and their wheels on the ground', async () => {
    const screen = await render(<BikeOutlines bikes={bikes.map(standingBike)} names={names} />);
    const scene = screen.getByRole('img', { name: /^The outline of R15 V4 and 450S over the shape of Classic 350/ });
    const drawn = [...scene.element().querySelectorAll('image')].map((image) => ({
      width: Number(image.getAttribute('width')),
      bottom: Number(image.getAttribute('y')) + Number(image.getAttribute('height')),
    }));
    expect(drawn).toEqual(bikes.map(({ drawing }) => ({ width: drawing?.width, bottom: 0 })));
    const rearWheels = [...scene.element().querySelectorAll('circle:first-child')];
    expect(rearWheels.map((wheel) => Number(wheel.getAttribute('cx')))).toEqual([0, 0, 0]);
  });

  it('says which line is which bike', async () => {
    const screen = await render(<BikeOutlines bikes={bikes.map(standingBike)} names={names} />);
    const items = screen.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual([...names, 'Rear wheels aligned']);
  });

  it('names the bikes whose proportions are partly estimated', async () => {
    const tyres = { front_tyre_size: '100/90-19', rear_tyre_size: '120/80-18' };
    const known = bikes.map((bike) => standingBike({ ...bike, wheelbase: 1390, length: 2145, ...tyres }));
    const screen = await render(<BikeOutlines bikes={known} names={names} />);
    expect(screen.getByText(/^Proportions/).query()).toBeNull();
    const unknown = bikes.slice(2).map(standingBike);
    await screen.rerender(<BikeOutlines bikes={[...known.slice(0, 2), ...unknown]} names={names} />);
    await expect.element(screen.getByText('Proportions partly estimated: 450S')).toBeVisible();
  });
});

describe('<RiderSection />', () => {
  it('writes below the middle of each bike how its rider’s feet reach the ground', async () => {
    const screen = await render(<RiderSection bikes={bikes} names={names} />);
    const scene = screen.getByRole('img', { name: /^A rider of 170 cm on/ });
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const pictures = [...scene.element().querySelectorAll('image')].map(middleOf);
    const words = screen.getByRole('listitem').elements().map(middleOf);
    expect(pictures).toHaveLength(3);
    for (const [index, middle] of pictures.entries()) expect(words[index]).toBeCloseTo(middle, -1);
  });

  it('says so when a seat height is not known', async () => {
    const unknown = { ...bikes[0], seat_height: null } as (typeof bikes)[number];
    const screen = await render(<RiderSection bikes={[unknown, ...bikes.slice(1)]} names={names} />);
    await expect.element(screen.getByText('Seat height not known')).toBeVisible();
  });
});
