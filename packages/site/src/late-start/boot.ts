/// <reference lib="dom" />
// Inlined into every page: it must stay constant (its CSP hash is) and small, and import nothing.
{
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  // What does nothing without JavaScript. Links, submit buttons, <summary> and fields work by themselves.
  const inert = 'button[type=button]:not([popovertarget],[commandfor]),[role=tab],[role=button]';
  const late = document.getElementById('late-module') as HTMLScriptElement;
  const notice = document.getElementById('page-notice');
  let isStarted = false;

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
    if (!notice || (!kind && notice.hidden)) return;
    notice.textContent = kind ? (notice.dataset[kind] ?? null) : null;
    notice.hidden = !kind;
  };

  const failed = (error: unknown) => {
    isStarted = false;
    say('broken');
    reportError(error);
  };

  // The module imports its entry and waits for nothing.
  const hearFailure = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    failed(event.reason);
  };

  const load = async () => {
    isStarted = true;
    addEventListener('unhandledrejection', hearFailure);
    try {
      // Each is evaluated in a task of its own, and without an element in the head, for which a browser looks through its styles.
      const files = (late.dataset['files'] as string).split(' ').filter(Boolean);
      await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      document.body.append(
        Object.assign(document.createElement('script'), { type: 'module', textContent: late.textContent }),
      );
    } catch (error) {
      failed(error);
    }
  };

  const start = () => {
    if (!isStarted) void load();
  };

  const lateStart = {
    held: [] as Element[],
    isHydrated: (control: Element) => !control,
    end: () => removeEventListener('click', hold, true),
    loaded: () => {
      removeEventListener('unhandledrejection', hearFailure);
      // A try before this one may have failed.
      say();
    },
  };
  const hold = (event: Event) => {
    const control = (event.target as Element).closest?.(inert);
    if (!control || lateStart.isHydrated(control)) return;
    event.stopImmediatePropagation();
    if (!lateStart.held.includes(control)) lateStart.held.push(control);
  };

  const startLate = () => {
    for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    try {
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint')[0]) return;
        observer.disconnect();
        start();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      // A browser that cannot be asked is one that does not tell.
    }
    // Some never tell of a paint; all that it takes is there by now.
    setTimeout(start, 2000);
  };

  if (hasWhatScriptsNeed()) {
    addEventListener('click', hold, true);
    Object.assign(window, { lateStart });
    startLate();
  } else {
    say('old');
  }
}
