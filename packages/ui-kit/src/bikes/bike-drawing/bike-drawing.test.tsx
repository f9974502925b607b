import type { CSSProperties, PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleBike } from '../../testing.ts';
import { theme } from '../../theme/theme.ts';
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
    const bike = sampleBike({ drawing: { width: 2140, height: 1200 } });
    const screen = await render(<BikeDrawing bike={bike} />, { wrapper: Module });
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
    const bike = sampleBike({ image_url, drawing: { width: 2000, height: 1200 } });
    const screen = await render(<BikeDrawing bike={bike} loading="eager" />, { wrapper: Module });
    const image = screen.getByRole('img', { name: 'Royal Enfield Classic 350' });
    await expect.poll(() => image.element().querySelectorAll('circle').length).toBe(2);
    expect(image.element().getBoundingClientRect().width).toBeCloseTo(264, 1);
  });

  it('notices a picture that failed before the page came to life', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const drawing = <BikeDrawing bike={sampleBike({ image_url: 'data:image/png;base64,broken' })} loading="eager" />;
    host.innerHTML = renderToString(drawing);
    await expect.poll(() => host.querySelector('img')?.complete).toBe(true);
    await expect.poll(() => host.querySelector('img')?.naturalWidth).toBe(0);
    const root = hydrateRoot(host, drawing);
    await expect.poll(() => host.querySelectorAll('circle').length).toBe(2);
    root.unmount();
    host.remove();
  });

  it('says nothing when it only adorns', async () => {
    const screen = await render(<BikeDrawing bike={sampleBike({ image_url: null })} alt="" />, { wrapper: Module });
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
