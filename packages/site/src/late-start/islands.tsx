import {
  type ComponentType,
  type FunctionComponent,
  type JSXElementConstructor,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { islandIsHydrated, islandIsLoaded, islandMark, ownTurn } from './take-over.ts';

/** How an island is shown. */
export interface IslandOptions {
  /** Its least height, in CSS, where it has no HTML yet and no code either: when a visitor comes from another page. @default '480px' */
  minHeight?: string;
}

/** What islands of one module have in common. */
export interface IslandsOptions {
  /** Called when their code cannot be loaded, `again` when that is not the first time; the next press tries once more. */
  onFailure?: (again: boolean) => void;
}

type ComponentName<Module> = {
  [Name in keyof Module]: Module[Name] extends JSXElementConstructor<never> ? Name : never;
}[keyof Module];

type Islands<Module, Name extends keyof Module> = {
  [Shown in Name]: Module[Shown] extends JSXElementConstructor<infer Given extends object>
    ? FunctionComponent<Given>
    : never;
};

/** Those of which nobody has asked for all code yet. */
const unasked = new Set<() => Promise<unknown>>();

/** Loads the code of all islands that are known, so that a page is shown in one go: before a link is followed, and in tests. */
export async function loadIslands(): Promise<void> {
  // What is loaded may have islands of its own.
  while (unasked.size > 0) {
    const known = [...unasked];
    await Promise.all(known.map((load) => load()));
    for (const load of known) unasked.delete(load);
  }
}

/**
 * Makes islands of a module's components: their HTML comes with the page, their code once the rest is hydrated. Each is a
 * `<Suspense>` that React hydrates by itself. A change of what an island is given follows what is urgent. No context above it
 * may change but in a transition while its code is missing: React would show the empty room in its place.
 */
export function islands<Module extends object, Name extends ComponentName<Module>>(
  load: () => Promise<Module>,
  shown: Record<Name, IslandOptions>,
  { onFailure }: IslandsOptions = {},
): Islands<Module, Name> {
  let loaded: Module | undefined;
  const module = loadOnce(async () => (loaded = await load()));
  unasked.add(module);
  const inTheEnd = loadOnce(() => loadInTheEnd(module, onFailure));
  const made = Object.entries<IslandOptions>(shown).map(([name, options]) => {
    const from = (found: Module) => found[name as Name] as ComponentType<object>;
    return [
      name,
      islandOf(
        () => loaded && from(loaded),
        async () => from(await inTheEnd()),
        options,
      ),
    ];
  });
  return Object.fromEntries(made) as Islands<Module, Name>;
}

/** One `import()` for all. After a failure it is asked for again. */
function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

const boxless = { display: 'contents' } as const;

function islandOf(
  known: () => ComponentType<object> | undefined,
  load: () => Promise<ComponentType<object>>,
  { minHeight = '480px' }: IslandOptions,
): FunctionComponent<object> {
  const Loading = lazy(async () => {
    const component = await load();
    await ownTurn();
    islandIsLoaded();
    return { default: component };
  });
  const emptyRoom = <div style={{ minBlockSize: minHeight }} />;

  function Content({ given, onHydrated }: { given: object; onHydrated: () => void }) {
    const [Component] = useState(() => known() ?? Loading);
    useEffect(onHydrated, [onHydrated]);
    return <Component {...given} />;
  }

  const Boundary = memo(function Boundary({ given }: { given: object }) {
    const place = useRef<HTMLDivElement>(null);
    const [tell] = useState(() => () => void (place.current && islandIsHydrated(place.current)));
    return (
      <div ref={place} {...islandMark} style={boxless}>
        <Suspense fallback={emptyRoom}>
          <Content given={given} onHydrated={tell} />
        </Suspense>
      </div>
    );
  });

  return memo(function Island(given: object) {
    return <Boundary given={useDeferredValue(given)} />;
  });
}

/** Never rejects: what has its HTML can still be read. */
async function loadInTheEnd<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: IslandsOptions['onFailure'],
): Promise<Loaded> {
  for (let again = false; ; again = true) {
    try {
      return await load();
    } catch {
      onFailure?.(again);
      await nextPress();
    }
  }
}

function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const press = () => {
      listening.abort();
      resolve();
    };
    // React stops presses on what is not hydrated on their way down.
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, press, { capture: true, signal: listening.signal });
  });
}
