import type { CSSProperties, PropsWithChildren } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleBike } from '../testing.ts';
import { theme } from '../theme/theme.ts';
import { BikeDrawing } from './bike-drawing.tsx';

function Module({ children }: PropsWithChildren) {
  return <div style={{ '--mm': theme.scale.row } as CSSProperties}>{children}</div>;
}

describe('<BikeDrawing />', () => {
  it('draws 2000 mm 264 px wide where a metre takes 132 px', async () => {
    const bike = sampleBike({ drawing: { width: 2000, height: 1200 } });
    const screen = await render(<BikeDrawing bike={bike} />, { wrapper: Module });
    const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
    expect(width).toBeCloseTo(264, 1);
    expect(height).toBeCloseTo(158.4, 1);
  });

  it('is named after the bike and loads when it comes near', async () => {
    const screen = await render(<BikeDrawing bike={sampleBike()} />, { wrapper: Module });
    const image = screen.getByRole('img', { name: 'Royal Enfield Classic 350' });
    await expect.element(image).toHaveAttribute('loading', 'lazy');
    await expect.element(image).toHaveAttribute('decoding', 'async');
    await expect.element(image).toHaveAttribute('width', '2140');
    await expect.element(image).toHaveAttribute('height', '1200');
  });

  it('keeps room for a picture whose measures are not known', async () => {
    const screen = await render(<BikeDrawing bike={sampleBike({ drawing: null })} />, { wrapper: Module });
    const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
    expect([width, height].map(Math.round)).toEqual([264, 165]);
  });

  it.each([
    ['there is no picture', null],
    ['the picture does not load', 'data:image/png;base64,broken'],
  ])('shows dotted wheels of the same size when %s', async (_, image_url) => {
    const screen = await render(<BikeDrawing bike={sampleBike({ image_url })} loading="eager" />, { wrapper: Module });
    const image = screen.getByRole('img', { name: 'Royal Enfield Classic 350' });
    await expect.poll(() => image.element().querySelectorAll('circle').length).toBe(2);
    expect(image.element().getBoundingClientRect().width).toBeCloseTo(2140 * 0.132, 1);
  });

  it('says nothing when it only adorns', async () => {
    const screen = await render(<BikeDrawing bike={sampleBike({ image_url: null })} alt="" />, { wrapper: Module });
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
