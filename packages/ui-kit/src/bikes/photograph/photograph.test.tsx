import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { samplePhoto } from '../../testing.ts';
import { Photograph } from './photograph.tsx';

const broken = samplePhoto({ address: 'data:image/png;base64,none#', alt: 'A broken photo' });
const fallback = <p>A drawing</p>;

describe('<Photograph />', () => {
  it('shows what it stands in for when it does not load, until there is another photo', async () => {
    const screen = await render(<Photograph photo={broken} sizes="100vw" loading="eager" fallback={fallback} />);
    await expect.element(screen.getByText('A drawing')).toBeVisible();
    const photo = samplePhoto({ alt: 'From the left' });
    await screen.rerender(<Photograph photo={photo} sizes="100vw" loading="eager" fallback={fallback} />);
    await expect.element(screen.getByRole('img', { name: 'From the left' })).toBeVisible();
  });

  it('notices a failure before the page came to life', async () => {
    const photograph = <Photograph photo={broken} sizes="100vw" loading="eager" fallback={fallback} />;
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(photograph);
    await expect.poll(() => host.querySelector('img')?.complete).toBe(true);
    const root = hydrateRoot(host, photograph);
    await expect.element(page.getByText('A drawing')).toBeVisible();
    root.unmount();
    host.remove();
  });
});
