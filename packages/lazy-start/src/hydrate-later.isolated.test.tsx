import { type ComponentType, StrictMode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bootScript } from './server/boot-script.ts';

interface Given {
  name: string;
}

function Counter({ name }: Given) {
  const [taps, setTaps] = useState(0);
  const [words, setWords] = useState('');
  return (
    <p>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        {name}
      </button>
      <input aria-label={name} value={words} onChange={(event) => setWords(event.target.value)} />
      <output>{`${name} ${taps} ${words}`}</output>
    </p>
  );
}

type Load = () => Promise<ComponentType<Given>>;

/** Each test opens a page of its own: whether it is hydrated is a fact of the whole page. */
function freshLibrary() {
  vi.resetModules();
  return import('./index.ts');
}

const pageWith = (Part: ComponentType<Given>, end: React.ReactNode = null) => (
  <StrictMode>
    <Counter name="first" />
    <Part name="later" />
    {end}
  </StrictMode>
);

let container: HTMLElement;
let root: Root | undefined;
let renamePart = () => {};

async function openPage(): Promise<void> {
  const { hydrateLater, loadLaterParts } = await freshLibrary();
  const page = pageWith(hydrateLater<Given>(async () => Counter));
  await loadLaterParts();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<main>${renderToString(page)}</main><script type="application/json" id="page-state">{"modules":[]}</script>`;
  const script = document.createElement('script');
  script.text = bootScript;
  container.append(script);
}

interface Hydration {
  load: Load;
  onFailure?: (again: boolean) => void;
  onEnd?: () => undefined;
}

async function hydratePage({ load, onFailure, onEnd = () => undefined }: Hydration) {
  const { hydrateLater } = await freshLibrary();
  await hydrateWith(hydrateLater<Given>(load, { ...(onFailure && { onFailure }) }), onEnd);
}

/** Hydrates with the library that was loaded last. */
async function hydrateWith(Part: ComponentType<Given>, onEnd = () => undefined) {
  const { beginHydration, Hydrated } = await import('./index.ts');
  const done = Promise.withResolvers<void>();
  const takeOver = beginHydration(onEnd);
  const end = (
    <Hydrated
      then={() => {
        takeOver();
        done.resolve();
      }}
    />
  );
  root = hydrateRoot(container.querySelector('main') as HTMLElement, pageWith(Part, end));
  await done.promise;
}

const find = <Found extends HTMLElement>(selector: string): Found => container.querySelector(selector) as Found;
const later = (selector: string) => find(`[data-hydrates-later] ${selector}`);
const shown = () => [...container.querySelectorAll('output')].map(({ textContent }) => textContent);

afterEach(() => {
  window.releaseEarlyInput?.();
  root?.unmount();
  root = undefined;
  container?.remove();
});

describe('hydrateLater()', () => {
  it('is in the HTML, is left as it is while the rest is hydrated, and follows when the browser is idle', async () => {
    await openPage();
    const button = later('button');
    const asked = Promise.withResolvers<ComponentType<Given>>();
    const load = vi.fn<Load>(() => asked.promise);
    await hydratePage({ load });
    await userEvent.click(find('button'));
    await expect.poll(shown).toEqual(['first 1 ', 'later 0 ']);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(later('button')).toBe(button);
    asked.resolve(Counter);
    await expect.poll(() => (button.click(), shown()[1])).not.toBe('later 0 ');
    expect(later('button')).toBe(button);
  });

  it('is rendered whole on a server, with the parts of its own that are known once it is loaded', async () => {
    const { hydrateLater, loadLaterParts } = await freshLibrary();
    const Outer = hydrateLater(async () => {
      const Inner = hydrateLater<Given>(async () => Counter);
      return () => <Inner name="inner" />;
    });
    await loadLaterParts();
    expect(renderToString(<Outer />)).toContain('<output>inner 0 </output>');
  });

  it('loses neither a tap nor a word that came before its code', async () => {
    await openPage();
    await userEvent.click(later('button'));
    const asked = Promise.withResolvers<ComponentType<Given>>();
    await hydratePage({ load: () => asked.promise });
    await userEvent.fill(later('input'), 'classic');
    await userEvent.click(later('button'));
    expect(shown()).toEqual(['first 0 ', 'later 0 ']);
    asked.resolve(Counter);
    await expect.poll(shown).toEqual(['first 0 ', 'later 1 classic']);
    await userEvent.click(later('button'));
    await expect.poll(shown).toEqual(['first 0 ', 'later 2 classic']);
  });

  it('is asked for at once when somebody comes to it', async () => {
    await openPage();
    const idleAfterAll = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
    const load = vi.fn<Load>(async () => Counter);
    await hydratePage({ load });
    await userEvent.click(find('button'));
    expect(load).not.toHaveBeenCalled();
    later('input').focus();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    idleAfterAll.mockRestore();
  });

  it('says that its code cannot be loaded, keeps its HTML, and tries again with the next press', async () => {
    await openPage();
    const failure = new TypeError('Failed to fetch');
    const load = vi
      .fn<Load>(async () => Counter)
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure);
    const onFailure = vi.fn();
    await hydratePage({ load, onFailure });
    await expect.poll(() => onFailure.mock.calls.length).toBe(1);
    expect(shown()).toEqual(['first 0 ', 'later 0 ']);
    await userEvent.click(find('button'));
    await expect.poll(() => onFailure.mock.calls).toEqual([[false], [true]]);
    await userEvent.click(later('button'));
    await expect.poll(shown).toEqual(['first 1 ', 'later 1 ']);
  });

  it('keeps its HTML when it is given something else before its code is there, and shows that then', async () => {
    await openPage();
    const asked = Promise.withResolvers<ComponentType<Given>>();
    const { hydrateLater } = await freshLibrary();
    const Part = hydrateLater<Given>(() => asked.promise);
    const Renamed = ({ name }: Given) => {
      const [isPressed, press] = useState(false);
      useEffect(() => {
        renamePart = () => press(true);
      }, []);
      return <Part name={isPressed ? 'renamed' : name} />;
    };
    await hydrateWith(Renamed);
    flushSync(() => renamePart());
    expect(shown()).toEqual(['first 0 ', 'later 0 ']);
    asked.resolve(Counter);
    await expect.poll(shown).toEqual(['first 0 ', 'renamed 0 ']);
  });

  it('tells the page once all of it is hydrated', async () => {
    await openPage();
    const onEnd = vi.fn(() => undefined);
    await hydratePage({ load: async () => Counter, onEnd });
    expect(onEnd).not.toHaveBeenCalled();
    await expect.poll(() => onEnd.mock.calls.length).toBeGreaterThan(0);
  });

  it('is loaded at once where there was no HTML, with room in its place', async () => {
    const { hydrateLater } = await freshLibrary();
    const asked = Promise.withResolvers<ComponentType<Given>>();
    const Part = hydrateLater<Given>(() => asked.promise, { room: '300px' });
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
    root.render(<Part name="alone" />);
    await expect.poll(() => container.offsetHeight).toBe(300);
    asked.resolve(Counter);
    await expect.poll(shown).toEqual(['alone 0 ']);
  });

  it('comes with the page of another address, before that is rendered', async () => {
    await openPage();
    await hydratePage({ load: async () => Counter });
    const { hydrateLater } = await import('./index.ts');
    const load = vi.fn<Load>(async () => Counter);
    hydrateLater(load);
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });
});
