import { type ComponentType, type FunctionComponent, StrictMode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import bootScript from './boot.ts?inline-script';

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

const inModule = (load: Load) => async () => ({ Part: await load() });

/** What a page of its own loads. */
const loadLibrary = async () => ({
  ...(await import('./islands.tsx')),
  ...(await import('./take-over.ts')),
  ...(await import('./hydrated.tsx')),
});

/** Each test opens a page of its own: whether it is hydrated is a fact of the whole page. */
function freshLibrary() {
  vi.resetModules();
  return loadLibrary();
}

const pageWith = (Part: ComponentType<Given>, end: React.ReactNode = null) => (
  <StrictMode>
    <Counter name="first" />
    <Part name="island" />
    {end}
  </StrictMode>
);

let container: HTMLElement;
let root: Root | undefined;
let renamePart = () => {};

async function openPage(): Promise<void> {
  const { islands, loadIslands } = await freshLibrary();
  const page = pageWith(islands(async () => ({ Counter }), { Counter: {} }).Counter);
  await loadIslands();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<main>${renderToString(page)}</main><script type="text/plain" id="late-module" data-files="data:text/javascript,"></script>`;
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
  const { islands } = await freshLibrary();
  const { Part } = islands(inModule(load), { Part: {} }, { ...(onFailure && { onFailure }) });
  await hydrateWith(Part, onEnd);
}

/** Hydrates with the library that was loaded last. */
async function hydrateWith(Part: ComponentType<Given>, onEnd = () => undefined) {
  const { beginHydration, Hydrated } = await loadLibrary();
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
const inIsland = (selector: string) => find(`[data-island] ${selector}`);
const shown = () => [...container.querySelectorAll('output')].map(({ textContent }) => textContent);

afterEach(() => {
  window.lateStart?.end();
  root?.unmount();
  root = undefined;
  container?.remove();
});

describe('islands()', () => {
  it('is in the HTML, is left as it is while the rest is hydrated, and follows once its code is there', async () => {
    await openPage();
    const button = inIsland('button');
    const asked = Promise.withResolvers<ComponentType<Given>>();
    const load = vi.fn<Load>(() => asked.promise);
    await hydratePage({ load });
    await userEvent.click(find('button'));
    await expect.poll(shown).toEqual(['first 1 ', 'island 0 ']);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(inIsland('button')).toBe(button);
    asked.resolve(Counter);
    await expect.poll(() => (button.click(), shown()[1])).not.toBe('island 0 ');
    expect(inIsland('button')).toBe(button);
  });

  it('is rendered whole on a server, with the islands of its own that are known once it is loaded', async () => {
    const { islands, loadIslands } = await freshLibrary();
    const { Outer } = islands(
      async () => {
        const { Counter: Inner } = islands(async () => ({ Counter }), { Counter: {} });
        return { Outer: () => <Inner name="inner" /> };
      },
      { Outer: {} },
    );
    await loadIslands();
    expect(renderToString(<Outer />)).toContain('<output>inner 0 </output>');
  });

  it('loses neither a tap nor a word that came before its code', async () => {
    await openPage();
    await userEvent.click(inIsland('button'));
    const asked = Promise.withResolvers<ComponentType<Given>>();
    await hydratePage({ load: () => asked.promise });
    await userEvent.fill(inIsland('input'), 'classic');
    await userEvent.click(inIsland('button'));
    expect(shown()).toEqual(['first 0 ', 'island 0 ']);
    asked.resolve(Counter);
    await expect.poll(shown).toEqual(['first 0 ', 'island 1 classic']);
    await userEvent.click(inIsland('button'));
    await expect.poll(shown).toEqual(['first 0 ', 'island 2 classic']);
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
    expect(shown()).toEqual(['first 0 ', 'island 0 ']);
    await userEvent.click(find('button'));
    await expect.poll(() => onFailure.mock.calls).toEqual([[false], [true]]);
    await userEvent.click(inIsland('button'));
    await expect.poll(shown).toEqual(['first 1 ', 'island 1 ']);
  });

  it('keeps its HTML when it is given something else before its code is there, and shows that then', async () => {
    await openPage();
    const asked = Promise.withResolvers<ComponentType<Given>>();
    const { islands } = await freshLibrary();
    const { Part } = islands(
      inModule(() => asked.promise),
      { Part: {} },
    );
    const Renamed = ({ name }: Given) => {
      const [isPressed, press] = useState(false);
      useEffect(() => {
        renamePart = () => press(true);
      }, []);
      return <Part name={isPressed ? 'renamed' : name} />;
    };
    await hydrateWith(Renamed);
    flushSync(() => renamePart());
    expect(shown()).toEqual(['first 0 ', 'island 0 ']);
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

  it('is loaded at once where there was no HTML, with its least height in its place', async () => {
    const { islands } = await freshLibrary();
    const asked = Promise.withResolvers<ComponentType<Given>>();
    const { Part } = islands(
      inModule(() => asked.promise),
      { Part: { minHeight: '300px' } },
    );
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
    root.render(<Part name="alone" />);
    await expect.poll(() => container.offsetHeight).toBe(300);
    asked.resolve(Counter);
    await expect.poll(shown).toEqual(['alone 0 ']);
  });

  it('has a component of each name that it is given, which takes what that of the module takes', async () => {
    const { islands } = await freshLibrary();
    const load = async () => ({ Counter, Nothing: () => null, answer: 42 });
    const made = islands(load, { Counter: {}, Nothing: {} });
    expect(Object.keys(made)).toEqual(['Counter', 'Nothing']);
    expectTypeOf(made).toEqualTypeOf<{ Counter: FunctionComponent<Given>; Nothing: FunctionComponent<object> }>();
    // @ts-expect-error The module has no such component.
    islands(load, { Missing: {} });
    // @ts-expect-error A number is none.
    islands(load, { answer: {} });
  });
});
