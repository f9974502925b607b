import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Accordion, Dialog, Gallery, InfiniteSentinel, Lightbox, LoadMore, Pagination, ToastRegion } from './index.ts';
import { Uploader } from './market.ts';
import { PriceStone } from './money.ts';
import { ShareRow } from './news.ts';

const ignore = (): void => undefined;
const slides = [
  { id: 'a', label: 'Side', content: 'Side' },
  { id: 'b', label: 'Front', content: 'Front' },
];

const parts: Record<string, ReactNode> = {
  Accordion: <Accordion items={[{ id: 'abs', title: 'ABS', content: 'Yes' }]} />,
  Dialog: (
    <Dialog isOpen onClose={ignore} title="City">
      Choose
    </Dialog>
  ),
  Gallery: <Gallery label="Bike" slides={slides} />,
  InfiniteSentinel: <InfiniteSentinel hasMore loading={false} onLoadMore={ignore} />,
  Lightbox: <Lightbox isOpen={false} onClose={ignore} label="Bike" slides={slides} />,
  LoadMore: <LoadMore label="Load More" progress="Page 1 of 2" onLoadMore={ignore} />,
  Pagination: <Pagination page={1} pages={3} toPage={(page) => `/?page=${page}`} />,
  PriceStone: <PriceStone label="Price" city="Delhi" price={{ status: 'loading', label: 'Loading' }} />,
  ShareRow: <ShareRow title="Bike" url="https://dopahiya.example/" />,
  ToastRegion: <ToastRegion />,
  Uploader: <Uploader photos={[]} onAdd={ignore} onRemove={ignore} onMove={ignore} />,
};

function Page({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <MemoryRouter>{children}</MemoryRouter>;
}

describe.each(Object.entries(parts))('<%s /> from the server', (_, part) => {
  it('is what the browser would have made', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(ignore);
    const handleMismatch = vi.fn();
    const handleReady = vi.fn();
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Page>{part}</Page>);
    const root = hydrateRoot(host, <Page onReady={handleReady}>{part}</Page>, { onRecoverableError: handleMismatch });
    await expect.poll(() => handleReady).toHaveBeenCalled();
    expect(handleMismatch).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    root.unmount();
    host.remove();
    complain.mockRestore();
  });
});
