import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Gate, type When } from './gate.ts';
import { LoadFailure } from './load-failure.tsx';
import { showLoadFailure } from './show-load-failure.ts';

interface LaterOptions<Given extends object> {
  /** Imports the component. */
  load: () => Promise<ComponentType<Given>>;
  /** Placeholder of the same height: a `Skeleton`, or links to what it will show. */
  fallback?: ReactNode;
  /**
   * When to load it. `near`: within 300 px of the viewport; `touched`: when its HTML or fallback is touched, if
   * that works without the code; `now`: when it is rendered, e.g. after a press.
   * @default 'near'
   */
  when?: When;
  /** Whether the server renders only the fallback. @default false */
  browserOnly?: boolean;
  /** Called when a part without a fallback failed to load, to close what opened it. With `now`, a message is shown too. */
  onFailure?: () => void;
}

export type LaterProps<Given extends object> = LaterOptions<Given> & NoInfer<Given>;

/**
 * Part of a page with deferred code; all other props are passed to it. The server sends its HTML with the page.
 * Its code and data are loaded when it is near or touched, or when anything on the page is pressed; after
 * client-side navigation, when the browser is idle. If loading fails, it shows an error and offers a retry.
 */
export const Later = memo(function Later(props: LaterProps<object>) {
  const { when = 'near', browserOnly = false } = props;
  const [gate] = useState(() => new Gate(when, browserOnly));
  const [first] = useState(props);
  // Its HTML does not reflect the change. Not in an effect, because React commits the change only once the code
  // is loaded.
  if (props !== first && gate.hasHtml) gate.open();
  const deferred = useDeferredValue(props);
  // Typing into a browser-only part must update it immediately.
  return <Part gate={gate} options={browserOnly || when === 'now' ? props : deferred} />;
}, isGivenTheSame) as <Given extends object>(props: LaterProps<Given>) => ReactNode;

type Component = ComponentType<object>;

/** Loaded components, so that they render at once the next time. */
const loaded = new WeakMap<object, Component>();

/** Loaders that failed since the page was opened, even if their parts were unmounted since. */
const failedBefore = new WeakSet<object>();

const isServer = typeof window === 'undefined';

const boxless = { display: 'contents' } as const;

// Separate component, because in an urgent render React would drop the boundary's HTML while its code is
// missing.
const Part = memo(function Part({ gate, options }: { gate: Gate; options: LaterProps<object> }) {
  const { load, fallback = null, when, browserOnly = false, onFailure, ...given } = options;
  const [Content, setContent] = useState<Component | null>(() => {
    const known = browserOnly && isServer ? undefined : loaded.get(load);
    return known ?? (browserOnly ? null : start());
  });

  function start(): Component {
    return lazy(async () => ({ default: (await loadPart(load, gate)) ?? missing() }));
  }

  function missing(): Component {
    const again = failedBefore.has(load);
    failedBefore.add(load);
    const retry = () => setContent(start);
    const shown = { again, hasPlace: fallback !== null, isAwaited: when === 'now', onRetry: retry, onFailure };
    return () => (
      <>
        <LoadFailure {...shown} />
        {browserOnly && fallback}
      </>
    );
  }

  const fill = useEffectEvent(async () => {
    const component = await loadPart(load, gate);
    gate.whenUnused(() => setContent(() => component ?? missing()));
  });
  useEffect(() => {
    if (Content === null) void fill();
  }, [Content]);

  const place = useCallback((element: HTMLElement | null) => (element ? gate.watch(element) : undefined), [gate]);
  const hasHtml = isServer && !browserOnly;
  return (
    <div ref={place} data-later={hasHtml ? 'html' : ''} style={boxless} suppressHydrationWarning>
      {/* Outside of a Suspense boundary, so that input typed into it early is hydrated with the rest of the page. */}
      {Content === null ? (
        fallback
      ) : (
        <Suspense fallback={fallback}>
          <Content {...given} />
          <Hydrated gate={gate} />
        </Suspense>
      )}
    </div>
  );
});

function Hydrated({ gate }: { gate: Gate }) {
  useEffect(() => gate.hydrated(), [gate]);
  return null;
}

/** Returns null if it failed to load and there is no working placeholder. */
async function loadPart(load: () => Promise<Component>, gate: Gate): Promise<Component | null> {
  await gate.opened;
  for (let again = false; ; again = true) {
    try {
      const component = memo(await load());
      loaded.set(load, component);
      await gate.loaded();
      return component;
    } catch {
      gate.failed();
      if (!gate.worksWithout) return null;
      if (gate.hasHtml) showLoadFailure(again);
      await nextTry();
    }
  }
}

/** Resolves on the next press, or when the page waits for its parts before it follows a link. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const tryAgain = () => {
      listening.abort();
      resolve();
    };
    // Uses the capture phase, because React stops events on HTML that is not hydrated.
    for (const kind of ['pointerdown', 'keydown', 'loadlater'])
      addEventListener(kind, tryAgain, { capture: true, signal: listening.signal });
  });
}

/** Compares props except code, fallback and callback, which are usually new on each render. */
function isGivenTheSame(one: LaterProps<object>, other: LaterProps<object>): boolean {
  const [before, after] = [one, other].map(
    ({ load: _load, fallback: _fallback, onFailure: _onFailure, ...rest }) => rest,
  );
  const names = Object.keys({ ...before, ...after });
  return names.every((name) => Object.is(Reflect.get(before ?? {}, name), Reflect.get(after ?? {}, name)));
}
