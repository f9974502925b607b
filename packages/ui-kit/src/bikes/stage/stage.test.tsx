import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BikeDrawing } from '../bike-drawing/bike-drawing.tsx';
import { sampleBike } from '../../testing.ts';
import { Stage } from './stage.tsx';

const bikes = [
  sampleBike({ drawing: { width: 2000, height: 1200 } }),
  sampleBike({ id: 2, drawing: { width: 2140, height: 1200 } }),
];
const drawings = bikes.map((bike) => <BikeDrawing key={bike.id} bike={bike} />);

describe('<Stage />', () => {
  it('draws at the scale of the design where there is room', async () => {
    await page.viewport(1440, 900);
    const screen = await render(
      <Stage bikes={bikes} scale="compare">
        {drawings}
      </Stage>,
    );
    const bike = screen.getByRole('img', { name: 'Royal Enfield Classic 350' }).first().element();
    expect(bike.getBoundingClientRect().width).toBeCloseTo(460, 1);
  });

  it('drops the scale of all of them when they do not fit side by side', async () => {
    await page.viewport(1440, 900);
    const screen = await render(
      <div style={{ width: 400 }}>
        <Stage bikes={bikes} scale="compare">
          {drawings}
        </Stage>
      </div>,
    );
    const [one, two] = screen
      .getByRole('img')
      .elements()
      .map((bike) => bike.getBoundingClientRect());
    expect((one?.width ?? 0) + (two?.width ?? 0)).toBeLessThan(400);
    expect((one?.width ?? 0) / (two?.width ?? 1)).toBeCloseTo(2000 / 2140, 2);
  });
});
