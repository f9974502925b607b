import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure, Section, Tabs } from './index.ts';
import { BikeCard, BikeRow, BikeRowSkeleton, Carousel, CarouselArrows, useCarousel } from './bikes.ts';
import { sampleBikes } from './testing.ts';

function Home({ onReady }: { onReady?: () => void }) {
  const carousel = useCarousel();
  useEffect(() => onReady?.(), [onReady]);
  const tabs = [{ id: 'trending', label: 'Trending' }] as const;
  return (
    <MemoryRouter>
      <Section title="Featured Bikes" action={<CarouselArrows carousel={carousel} label="bikes" />}>
        <Tabs label="Featured bikes" tabs={tabs} selected="trending" onSelect={() => undefined}>
          <Carousel carousel={carousel} label="bikes" items={sampleBikes}>
            {(bike) => <BikeCard bike={bike} to="/" action="View Offers" highlights="expandable" />}
          </Carousel>
        </Tabs>
      </Section>
      <Section title="Best Bikes" tone="ink">
        <BikeRow bikes={sampleBikes}>{(bike) => <BikeCard bike={bike} to="/" />}</BikeRow>
        <BikeRowSkeleton />
        <Disclosure title="ABS">Yes</Disclosure>
      </Section>
    </MemoryRouter>
  );
}

describe('a page of these components', () => {
  it('comes from the server as the browser would have made it', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const handleMismatch = vi.fn();
    const handleReady = vi.fn();
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Home />);
    expect(host.querySelectorAll('article')).toHaveLength(2 * sampleBikes.length);
    const root = hydrateRoot(host, <Home onReady={handleReady} />, { onRecoverableError: handleMismatch });
    await expect.poll(() => handleReady).toHaveBeenCalled();
    expect(handleMismatch).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    root.unmount();
    host.remove();
    complain.mockRestore();
  });
});
