import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const isLayer = () => (history.state as { isLayer?: boolean }).isLayer ?? false;
const page = () => (history.state as { page?: string }).page;

/** The pages that the router hears of. */
function pagesHeard() {
  const heard: (string | undefined)[] = [];
  const hear = () => heard.push(page());
  window.addEventListener('popstate', hear);
  onTestFinished(() => window.removeEventListener('popstate', hear));
  return heard;
}

/** A visit that a reload has come after: the history is there, and what was known of it is not. */
function reloadedVisit(...pages: (string | { over: string })[]) {
  let idx = Math.trunc(history.length) * 100;
  for (const at of pages) {
    if (typeof at === 'string') history.pushState({ idx: (idx += 1), page: at }, '');
    else history.pushState({ idx, page: at.over, isLayer: true }, '');
  }
}

const start = async () => (await import('./use-close-on-back.ts')).passOverClosed();

describe('after a reload', () => {
  beforeEach(() => vi.resetModules());

  it('Back leaves a page over which something lay', async () => {
    reloadedVisit('list', 'bike', { over: 'bike' });
    await start();
    const heard = pagesHeard();
    history.back();
    await expect.poll(() => heard).toEqual(['list']);
    expect(page()).toBe('list');
  });

  it('Back from where the page led to comes to the page itself, and the next Back leaves it', async () => {
    reloadedVisit('list', 'bike', { over: 'bike' }, 'login');
    await start();
    const heard = pagesHeard();
    history.back();
    await expect.poll(() => heard).toEqual(['bike']);
    expect(isLayer()).toBe(false);
    history.back();
    await expect.poll(() => heard).toEqual(['bike', 'list']);
  });

  it('Forward passes over what lay over the page', async () => {
    reloadedVisit('list', 'bike', { over: 'bike' }, 'login');
    history.go(-2);
    await expect.poll(() => page() === 'bike' && !isLayer()).toBe(true);
    await start();
    const heard = pagesHeard();
    history.forward();
    await expect.poll(() => heard).toEqual(['login']);
  });

  it('Back and Forward over pages with nothing over them are left to the router', async () => {
    reloadedVisit('list', 'bike');
    await start();
    const heard = pagesHeard();
    history.back();
    await expect.poll(() => heard).toEqual(['list']);
    history.forward();
    await expect.poll(() => heard).toEqual(['list', 'bike']);
  });
});
