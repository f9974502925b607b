import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { untilRendered } from '../testing.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { loadPartsAtOnce } from './gate.ts';
import { Later, type LaterProps } from './later.tsx';

interface Given {
  name: string;
}

function Counter({ name }: Given) {
  const [taps, setTaps] = useState(0);
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {`${name} ${taps}`}
    </button>
  );
}

type Load = LaterProps<Given>['load'];
const failing: Load = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(() => loadPartsAtOnce(false));
afterAll(() => loadPartsAtOnce(true));
// If a previous test left the mouse there, a part would count as touched.
beforeEach(() => userEvent.unhover(document.body));

const far = <div style={{ height: 3000 }} />;

describe('<Later />, rendered by the browser', () => {
  it('follows when the browser is idle, as no HTML of it is there', async () => {
    const screen = await render(
      <>
        {far}
        <Later load={async () => Counter} fallback={<p>On its way</p>} name="Asha" />
      </>,
    );
    await expect.element(screen.getByRole('button', { name: 'Asha 0' })).toBeInTheDocument();
  });

  it('is its fallback until it comes near where the browser alone shows it', async () => {
    const load = vi.fn<Load>(async () => Counter);
    const partFor = (name: string) => (
      <>
        {far}
        <Later browserOnly load={load} fallback={<p>On its way</p>} name={name} />
      </>
    );
    const screen = await render(partFor('Asha'));
    // A change is no reason to load what nobody sees yet.
    await screen.rerender(partFor('Ravi'));
    await untilRendered();
    await expect.element(screen.getByText('On its way')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    window.scrollTo(0, 3000);
    await expect.element(screen.getByRole('button', { name: 'Ravi 0' })).toBeVisible();
  });

  it('is loaded as soon as it is rendered where a press has opened it, and again at once', async () => {
    const load = vi.fn<Load>(async () => Counter);
    const dialog = (isOpen: boolean) => isOpen && <Later when="now" load={load} name="Asha" />;
    const screen = await render(dialog(true));
    await expect.element(screen.getByRole('button')).toBeVisible();
    await screen.rerender(dialog(false));
    await screen.rerender(dialog(true));
    await expect.element(screen.getByRole('button')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded once its fallback is touched', async () => {
    const box = <input aria-label="Search" />;
    const screen = await render(
      <Later browserOnly when="touched" load={async () => Counter} fallback={box} name="Asha" />,
    );
    await untilRendered();
    await screen.getByRole('textbox').hover();
    await expect.element(screen.getByRole('button', { name: 'Asha 0' })).toBeVisible();
  });

  it('leaves its fallback as it is where that works without it, and tries again with the next press', async () => {
    const load = vi.fn<Load>(async () => Counter).mockImplementationOnce(failing);
    const box = <input aria-label="Search" />;
    const screen = await render(<Later browserOnly when="touched" load={load} fallback={box} name="Asha" />);
    await screen.getByRole('textbox').hover();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await untilRendered();
    await screen.getByRole('textbox').click();
    await expect.element(screen.getByRole('button', { name: 'Asha 0' })).toBeVisible();
  });

  it('comes by itself where there is no HTML that could be touched', async () => {
    const later = <Later when="touched" load={async () => Counter} fallback={<p>On its way</p>} name="Asha" />;
    const screen = await render(later);
    await expect.element(screen.getByRole('button', { name: 'Asha 0' })).toBeVisible();
  });

  it('is given what changes', async () => {
    const part = (name: string) => <Later when="now" load={async () => Counter} name={name} />;
    const screen = await render(part('Asha'));
    await screen.getByRole('button').click();
    await screen.rerender(part('Ravi'));
    await expect.element(screen.getByRole('button', { name: 'Ravi 1' })).toBeVisible();
  });

  it('says in its place that it could not be loaded, and tries again', async () => {
    const load = vi.fn<Load>(async () => Counter).mockImplementationOnce(failing);
    const screen = await render(<Later load={load} fallback={<p>On its way</p>} name="Asha" />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/We couldn’t load this part of the page/);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Asha 0' })).toBeVisible();
  });

  it('says of what a press opened that it could not be, and offers to load the page again when that does not help', async () => {
    const handleFailure = vi.fn();
    const part = (attempt: number) => (
      <>
        <ToastRegion />
        <Later key={attempt} when="now" load={failing} onFailure={handleFailure} name="Asha" />
      </>
    );
    const screen = await render(part(1));
    await expect.element(screen.getByText(/^We couldn’t open this/)).toBeVisible();
    expect(handleFailure).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Reload the page' }).query()).toBeNull();
    await screen.rerender(part(2));
    await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('does not take a link away while it has the focus, nor a form that somebody has begun to fill', async () => {
    const loading = Promise.withResolvers<ComponentType<object>>();
    const fallback = (
      <form>
        <a href="#popular">All popular bikes</a>
        <input aria-label="Bike or scooter" />
      </form>
    );
    const screen = await render(<Later browserOnly load={() => loading.promise} fallback={fallback} />);
    const link = screen.getByRole('link', { name: 'All popular bikes' });
    (link.element() as HTMLElement).focus();
    loading.resolve(() => <p>The bikes themselves</p>);
    await untilRendered();
    await expect.element(link).toHaveFocus();
    await screen.getByRole('textbox').fill('Shine');
    await userEvent.tab();
    await untilRendered();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Shine');
  });
});

describe('<Later />, in a page of the server', () => {
  let root: Root | undefined;
  let container: HTMLElement | undefined;
  const consoleErrors: unknown[] = [];

  afterEach(() => {
    root?.unmount();
    container?.remove();
    consoleErrors.length = 0;
  });

  async function open(server: ReactNode, browser: ReactNode) {
    loadPartsAtOnce(true);
    const stream = await renderToReadableStream(server);
    await stream.allReady;
    loadPartsAtOnce(false);
    container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = (await new Response(stream).text()).replaceAll('data-later=""', 'data-later="html"');
    root = hydrateRoot(container, browser, { onRecoverableError: (error) => void consoleErrors.push(error) });
    await untilRendered();
  }

  const pageOf = (load: Load, name = 'Asha') => (
    <>
      {far}
      <Later load={load} name={name} />
    </>
  );
  const served = pageOf(async () => Counter);
  const button = () => page.getByRole('button', { name: /Asha|Ravi/ });

  it('has its HTML there, and its code once it comes near', async () => {
    const load = vi.fn<Load>(async () => Counter);
    await open(served, pageOf(load));
    const html = button().element();
    expect(html).toHaveTextContent('Asha 0');
    expect(load).not.toHaveBeenCalled();
    window.scrollTo(0, 3000);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.poll(() => container?.querySelector('[data-later="html"]')).toBe(null);
    await button().click();
    expect(html).toHaveTextContent('Asha 1');
    expect(consoleErrors).toEqual([]);
  });

  it('has its code only once it is touched, where its HTML works without', async () => {
    const load = vi.fn<Load>(async () => Counter);
    await open(<Later load={async () => Counter} name="Asha" />, <Later when="touched" load={load} name="Asha" />);
    expect(load).not.toHaveBeenCalled();
    await button().hover();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.poll(() => container?.querySelector('[data-later="html"]')).toBe(null);
    await button().click();
    expect(button().element()).toHaveTextContent('Asha 1');
  });

  it.each(['focusin', 'click', 'popstate', 'loadlater'])('has its code once something happens: %s', async (event) => {
    const load = vi.fn<Load>(async () => Counter);
    await open(served, pageOf(load));
    const target = event === 'focusin' ? button().element() : window;
    target.dispatchEvent(new Event(event, { bubbles: true }));
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  it.each([
    ['at once', (rename: () => void) => rename()],
    ['in a transition', startTransition],
  ])(
    'keeps its HTML when it is given something else %s before its code is there, and shows that then',
    async (_, startRenaming) => {
      const loading = Promise.withResolvers<ComponentType<Given>>();
      const load: Load = () => loading.promise;
      function Page() {
        const [name, setName] = useState('Asha');
        useEffect(() => addEventListener('rename', () => startRenaming(() => setName('Ravi')), { once: true }), []);
        return pageOf(load, name);
      }
      await open(served, <Page />);
      dispatchEvent(new Event('rename'));
      await untilRendered();
      expect(button().element()).toHaveTextContent('Asha 0');
      loading.resolve(Counter);
      await expect.poll(() => button().element().textContent).toBe('Ravi 0');
    },
  );

  it('keeps its HTML where its code cannot be loaded, tells the page, and tries again with the next press', async () => {
    const load = vi.fn<Load>(async () => Counter).mockImplementationOnce(failing);
    await open(
      <>
        <ToastRegion />
        {served}
      </>,
      <>
        <ToastRegion />
        {pageOf(load)}
      </>,
    );
    const events: string[] = [];
    const note = ({ type }: Event) => void events.push(type);
    for (const type of ['laterfailed', 'laterloaded', 'laterhydrated']) container?.addEventListener(type, note);
    dispatchEvent(new Event('loadlater'));
    await expect.element(page.getByText(/^We couldn’t open this/)).toBeVisible();
    expect(button().element()).toHaveTextContent('Asha 0');
    await userEvent.keyboard('x');
    await expect.poll(() => events).toEqual(['laterfailed', 'laterloaded', 'laterhydrated']);
  });

  it('tries again when the page waits for it, as it does before it follows a link', async () => {
    const load = vi.fn<Load>(async () => Counter).mockImplementationOnce(failing);
    await open(served, pageOf(load));
    let failures = 0;
    container?.addEventListener('laterfailed', () => failures++);
    dispatchEvent(new Event('loadlater'));
    await expect.poll(() => failures).toBe(1);
    dispatchEvent(new Event('loadlater'));
    await expect.poll(() => load.mock.calls.length).toBe(2);
  });
});
