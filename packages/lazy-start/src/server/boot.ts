/// <reference lib="dom" />
// Inlined into every page: it must stay constant (its CSP hash is) and small, and import nothing.
{
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  // What does nothing without JavaScript. Links, submit buttons, <summary> and fields work by themselves.
  const inert = 'button[type=button]:not([popovertarget],[commandfor]),[role=tab],[role=button]';
  const state = document.getElementById('page-state') as HTMLScriptElement;
  const notice = document.getElementById('page-notice');
  const clicked: Element[] = [];
  let started = false;

  // What the scripts use that is newer than `import()`; a journey reads the built scripts for more.
  const hasWhatScriptsNeed = () => {
    try {
      const needed: [object, string][] = [
        [Array.prototype, 'at findLast flat flatMap toReversed toSorted with'],
        [Object, 'fromEntries hasOwn'],
        [String.prototype, 'matchAll replaceAll'],
        [Promise, 'allSettled'],
        [window, 'AbortController BroadcastChannel ResizeObserver queueMicrotask reportError'],
        [Blob.prototype, 'stream'],
        [CSSStyleSheet.prototype, 'replaceSync'],
        [HTMLDialogElement.prototype, 'showModal'],
        [HTMLElement.prototype, 'showPopover'],
      ];
      RegExp('(?<=a)');
      return needed.every(([owner, names]) => names.split(' ').every((name) => name in owner));
    } catch {
      return false;
    }
  };

  const say = (kind?: 'old' | 'broken') => {
    // What the browser remembers will not take the place of what everybody sees.
    if (kind) document.documentElement.removeAttribute('data-hydrating');
    // To hide what is hidden makes the browser look through its styles.
    if (!notice || (!kind && notice.hidden)) return;
    notice.textContent = kind ? (notice.dataset[kind] ?? null) : null;
    notice.hidden = !kind;
  };

  const hold = (event: Event) => {
    const control = (event.target as Element).closest?.(inert);
    if (!control) return;
    event.stopImmediatePropagation();
    if (!clicked.includes(control)) clicked.push(control);
  };

  const load = async () => {
    started = true;
    dispatchEvent(new Event('load-modules'));
    try {
      const { modules } = JSON.parse(state.textContent) as { modules: string[] };
      // All at once, each in a task of its own: an element that asks for them would make the browser look through its styles.
      await Promise.all(modules.map((href) => import(/* @vite-ignore */ href)));
      // A try before this one may have failed.
      say();
    } catch (error) {
      started = false;
      say('broken');
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

  if (hasWhatScriptsNeed()) {
    addEventListener('click', hold, true);
    for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
    const { idle } = state.dataset;
    if (idle && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
      const wait = () => setTimeout(whenIdle, +idle);
      try {
        new PerformanceObserver((list, observer) => {
          if (!list.getEntriesByName('first-contentful-paint')[0]) return;
          observer.disconnect();
          addEventListener('load', wait);
          // On a slow line `load` waits for every drawing in sight and for the fonts; what is painted may be pressed long before.
          setTimeout(wait, document.readyState === 'complete' ? 0 : 500);
        }).observe({ type: 'paint', buffered: true });
      } catch {
        // A browser that cannot be asked is one that does not tell.
      }
      // Some never tell of a paint; all that it takes is there by now.
      setTimeout(wait, 2000);
    }
    Object.assign(window, { releaseEarlyInput: release });
  } else {
    say('old');
  }
}
