import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { BikeRow } from '../bike-row/bike-row.tsx';
import { sampleBikes } from '../../testing.ts';
import { FreeScale, ScaleScope, ScaleSwitch } from './free-scale.tsx';

const bikes = sampleBikes.filter(({ drawing }) => drawing !== null);

const show = () =>
  render(
    <MemoryRouter>
      <ScaleScope>
        <ScaleSwitch />
        <BikeRow bikes={bikes} label="Bikes">
          {(bike) => (
            <FreeScale bike={bike}>
              <BikeCard bike={bike} to="/" />
            </FreeScale>
          )}
        </BikeRow>
      </ScaleScope>
    </MemoryRouter>,
  );

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article img')];
const scales = () =>
  pictures().map((picture) => picture.getBoundingClientRect().width / Number(picture.getAttribute('width')));

describe('<FreeScale />', () => {
  it('leaves all bikes at one scale while the switch is on', async () => {
    await show();
    const [first = 0, ...others] = scales();
    for (const scale of others) expect(scale).toBeCloseTo(first, 4);
  });

  it('lets each bike fill its column when the switch is off, and stand in its stage', async () => {
    const screen = await show();
    const before = scales();
    await screen.getByRole('switch', { name: 'To scale' }).click();
    const after = scales();
    expect(new Set(after.map((scale) => scale.toFixed(4))).size).toBeGreaterThan(1);
    after.forEach((scale, index) => expect(scale).toBeGreaterThanOrEqual((before[index] ?? 0) * 0.999));
    for (const picture of pictures()) {
      const stage = picture.parentElement?.getBoundingClientRect();
      const { width, height } = picture.getBoundingClientRect();
      expect(width).toBeLessThanOrEqual(stage?.width ?? 0);
      expect(height).toBeLessThanOrEqual(stage?.height ?? 0);
    }
  });
});
