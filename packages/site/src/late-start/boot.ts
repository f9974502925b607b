/// <reference lib="dom" />
// Inlined into every page: it must stay constant (its CSP hash is) and small, and import nothing.
{
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  // Controls that do nothing without JavaScript. Links, submit buttons, <summary> and fields work natively.
  const inert = 'button[type=button]:not([popovertarget],[commandfor]),[role=tab],[role=button]';
  const late = document.getElementById('late-module') as HTMLScriptElement;
  const notice = document.getElementById('page-notice');
  let isStarted = false;

  // Features newer than `import()` that the scripts use; an end-to-end test checks the built scripts for more.
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
    // Shows the server-rendered content, as stored visitor data will not replace it.
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

  // The module imports its entry but does not await it.
  const hearFailure = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    failed(event.reason);
  };

  const load = async () => {
    isStarted = true;
    addEventListener('unhandledrejection', hearFailure);
    try {
      // Evaluates each in its own task, and adds no elements to the head, because a browser would recalculate
      // styles for them.
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
      // A previous attempt may have failed.
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
      // A browser without this feature does not report it.
    }
    // Some browsers never report a paint; everything it needs is loaded by now.
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
