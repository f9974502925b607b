import { type ComponentType, createContext, lazy, startTransition, Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

const Hash = createContext('');

/** Follows the hash as React Router does. */
function Router({ children }: { children: React.ReactNode }) {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const follow = () => startTransition(() => setHash(location.hash));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return <Hash value={hash}>{children}</Hash>;
}

/** Reports that its code has loaded, as a deferred part of a page does. */
function Told() {
  useEffect(() => {
    const place = container.querySelector<HTMLElement>('[data-later]');
    if (!place) return;
    place.dataset['later'] = '';
    place.dispatchEvent(new Event('laterhydrated', { bubbles: true }));
  }, []);
  return null;
}

const pageWith = (Part: ComponentType, end: React.ReactNode = null) => (
  <Router>
    <a href="#place">Skip</a>
    <div data-later="html">
      <Suspense>
        <Part />
        <Told />
      </Suspense>
    </div>
    {end}
  </Router>
);

function MailPart() {
  const [mail, setMail] = useState('');
  return (
    <>
      <footer id="place" tabIndex={-1}>
        {`at ${use(Hash)}`}
      </footer>
      <input aria-label="Mail" value={mail} onChange={(event) => setMail(event.target.value)} />
      <output>{mail}</output>
    </>
  );
}

/** Loads the modules that a page loads. */
const loadLibrary = async () => ({
  ...(await import('./take-over.ts')),
  ...(await import('./hydrated.tsx')),
});

const start = location.href;
let asked: PromiseWithResolvers<ComponentType>;
let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  asked = Promise.withResolvers();
  vi.resetModules();
  container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(pageWith(MailPart));
  const { beginHydration, Hydrated } = await loadLibrary();
  const takeOver = beginHydration(() => undefined);
  await new Promise<void>((done) => {
    const end = <Hydrated then={() => done(takeOver())} />;
    const Asked = lazy(async () => ({ default: await asked.promise }));
    root = hydrateRoot(container, pageWith(Asked, end));
  });
});

afterEach(async () => {
  // A fully hydrated page must not affect the next one.
  asked.resolve(MailPart);
  await vi.waitUntil(() => container.querySelector('[data-later="html"]') === null, 20_000);
  root.unmount();
  container.remove();
  history.replaceState(null, '', start);
});

it('tells the router at once when a visitor comes back from a page that the router had led to', async () => {
  history.replaceState({ idx: 0 }, '');
  history.pushState({ idx: 1 }, '', '/elsewhere');
  const router = vi.fn();
  addEventListener('popstate', router, { once: true });
  history.back();
  await expect.poll(() => router.mock.calls.length).toBe(1);
});

it('leaves what has no code yet as it is when a link leads to it, and tells the router when the code is there', async () => {
  const place = container.querySelector('footer');
  await userEvent.click(container.querySelector('a') as HTMLElement);
  await expect.poll(() => document.activeElement).toBe(place);
  expect(place?.textContent).toBe('at ');
  asked.resolve(MailPart);
  await expect.poll(() => container.querySelector('footer')?.textContent).toBe('at #place');
  expect(document.activeElement).toBe(place);
});

it('tells a part what was typed into it before its code was there', async () => {
  await userEvent.fill(container.querySelector('input') as HTMLElement, 'asha@example.in');
  container.querySelector('[data-later]')?.dispatchEvent(new Event('laterloaded', { bubbles: true }));
  asked.resolve(MailPart);
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('asha@example.in');
});
