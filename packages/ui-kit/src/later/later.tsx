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
  /** What stands in its place until then and keeps its height: a `Skeleton`, or links to what it will show. */
  fallback?: ReactNode;
  /**
   * `near`: once its place comes within 300 px of the screen; `touched`: once its HTML or its fallback is, for what works without
   * its code; `now`: as soon as it is rendered, for what a press opens. @default 'near'
   */
  when?: When;
  /** Whether the server sends the fallback in its place. @default false */
  browserOnly?: boolean;
  /** Called when a part without a fallback could not be loaded: what opened it closes again. A message says so where it is wanted `now`. */
  onFailure?: () => void;
}

export type LaterProps<Given extends object> = LaterOptions<Given> & NoInfer<Given>;

/**
 * A part of a page that isn't needed at once; it is given all other props. The server sends its HTML with the page. Its code,
 * and with it its data, comes when it is near, touched, or something on the page is pressed; on a page that a link led to, when
 * the browser is idle. Where that fails it says so and offers to try again.
 */
export const Later = memo(function Later(props: LaterProps<object>) {
  const { when = 'near', browserOnly = false } = props;
  const [gate] = useState(() => new Gate(when, browserOnly));
  const [first] = useState(props);
  // Its HTML does not show the change. Not in an effect: React shows nothing of the change before the code is there.
  if (props !== first && gate.hasHtml) gate.open();
  const deferred = useDeferredValue(props);
  // Who types into a part that the browser alone shows sees that at once.
  return <Part gate={gate} options={browserOnly || when === 'now' ? props : deferred} />;
}, isGivenTheSame) as <Given extends object>(props: LaterProps<Given>) => ReactNode;

type Component = ComponentType<object>;

/** Components that have been loaded: what is shown again is there at once. */
const loaded = new WeakMap<object, Component>();

/** What could not be loaded since the page was opened: its parts may come and go meanwhile. */
const failedBefore = new WeakSet<object>();

const isServer = typeof window === 'undefined';

const boxless = { display: 'contents' } as const;

// A component of its own: in an urgent render React would empty the boundary where its code is missing.
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
      {/* Outside of a boundary: what is typed into it before is hydrated with the rest of the page. */}
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

/** Null where it could not be loaded and nothing stands in its place that still works. */
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

/** The next press, or the page, which waits for its parts before it follows a link. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const tryAgain = () => {
      listening.abort();
      resolve();
    };
    // React stops presses on what is not hydrated on their way down.
    for (const kind of ['pointerdown', 'keydown', 'loadlater'])
      addEventListener(kind, tryAgain, { capture: true, signal: listening.signal });
  });
}

/** Whether all but the code and what stands in its place is the same: both are usually written anew for each render. */
function isGivenTheSame(one: LaterProps<object>, other: LaterProps<object>): boolean {
  const [before, after] = [one, other].map(
    ({ load: _load, fallback: _fallback, onFailure: _onFailure, ...rest }) => rest,
  );
  const names = Object.keys({ ...before, ...after });
  return names.every((name) => Object.is(Reflect.get(before ?? {}, name), Reflect.get(after ?? {}, name)));
}
