/// <reference lib="dom" />
// Inlined into every page: it must stay constant (its CSP hash is) and small, and import nothing.
{
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  // What does nothing without JavaScript. Links, submit buttons, <summary> and fields work by themselves.
  const inert = 'button[type=button]:not([popovertarget],[commandfor]),[role=tab],[role=button]';
  const state = document.getElementById('page-state') as HTMLScriptElement;
  const clicked: Element[] = [];
  let started = false;

  const hold = (event: Event) => {
    const control = (event.target as Element).closest?.(inert);
    if (!control) return;
    event.stopImmediatePropagation();
    if (clicked.at(-1) !== control) clicked.push(control);
  };

  const load = async () => {
    started = true;
    try {
      const { modules } = JSON.parse(state.textContent) as { modules: string[] };
      for (const href of modules) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
      for (const href of modules) {
        await import(/* @vite-ignore */ href);
        await new Promise((next) => setTimeout(next));
      }
    } catch (error) {
      started = false;
      reportError(error);
    }
  };

  const start = () => {
    if (!started) void load();
  };

  const release = () => {
    removeEventListener('click', hold, true);
    for (const intent of intents) removeEventListener(intent, start, true);
    return { clicked, inert };
  };

  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : start());

  addEventListener('click', hold, true);
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  const { idle } = state.dataset;
  if (idle && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    const wait = () => setTimeout(whenIdle, +idle);
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      addEventListener('load', wait);
      // On a slow line `load` waits for every drawing in sight and for the fonts; what is painted may be pressed long before.
      setTimeout(wait, document.readyState === 'complete' ? 0 : 500);
    }).observe({ type: 'paint', buffered: true });
  }
  Object.assign(window, { releaseEarlyInput: release });
}
