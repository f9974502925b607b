import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleBikes } from '../../testing.ts';
import { footReachText, standingBike } from './standing-bike.ts';
import { RidersScene } from './riders-scene.tsx';

const unknown = { length: null, height: null, wheelbase: null, ground_clearance: null };
const tyres = { front_tyre_size: null, rear_tyre_size: null };
const standing = (seat_height: number | null) => {
  const { slug = '', image = null, drawing = null } = sampleBikes[0] ?? {};
  return standingBike({ slug, image, drawing, body_style: 'cruiser', seat_height, ...unknown, ...tyres });
};

describe('<RidersScene />', () => {
  it('puts a rider on each bike, with a face in a helmet, hands and clothes', async () => {
    const bikes = [standing(805), { ...standing(765), slug: 'other' }];
    const screen = await render(<RidersScene bikes={bikes} names={['One', 'Two']} height={170} />);
    const scene = screen.getByRole('img', { name: 'A rider of 170 cm on One and on Two' }).element();
    const partsOf = (place: Element) =>
      [...place.querySelectorAll('[data-part]')].map((shape) => shape.getAttribute('data-part'));
    const worn = ['face', 'helmet', 'jacket', 'sleeve', 'hand', 'trousers', 'shoe'];
    for (const place of scene.children) expect(partsOf(place)).toEqual(expect.arrayContaining(worn));
    expect(scene.querySelectorAll('image')).toHaveLength(2);
  });

  it('draws the height of the saddle and how far the leg reaches, to scale', async () => {
    const screen = await render(<RidersScene bikes={[standing(805)]} names={['One']} height={170} />);
    const scene = screen.getByRole('img').element();
    expect(scene.querySelector('[data-line=seat]')?.getAttribute('d')).toContain(' -805H');
    expect(scene.querySelector('[data-line=reach]')?.getAttribute('d')).toContain('V-807M');
  });

  it('leaves the saddle empty without a height, and draws no line for one that is not known', async () => {
    const screen = await render(<RidersScene bikes={[standing(null)]} names={['One']} height={null} />);
    const scene = screen.getByRole('img', { name: 'One' }).element();
    expect(scene.querySelectorAll('circle, path')).toHaveLength(0);
  });
});

describe('footingText', () => {
  it('says how the feet meet the ground', () => {
    expect(footReachText('balls')).toBe('The balls of both feet reach the ground');
  });
});
