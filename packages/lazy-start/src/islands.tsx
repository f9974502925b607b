import {
  type FunctionComponent,
  type JSXElementConstructor,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Island, islandIsHydrated, islandMark } from './island.ts';

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

/**
 * Makes islands of a module's components: their HTML comes with the page, their code once the page is hydrated and the browser
 * idle, or somebody comes to one. A change of what an island is given follows what is urgent. No context above it may change
 * but in a transition: React takes the HTML away when it cannot know what the change means.
 */
export function islands<Module extends object, Name extends ComponentName<Module>>(
  load: () => Promise<Module>,
  shown: Record<Name, IslandOptions>,
  { onFailure }: IslandsOptions = {},
): Islands<Module, Name> {
  const module = loadOnce(load);
  const islandOf = (name: string, options: IslandOptions) =>
    showIsland(new Island(async () => (await module())[name as Name] as FunctionComponent<object>, onFailure), options);
  const made = Object.entries<IslandOptions>(shown).map(([name, options]) => [name, islandOf(name, options)]);
  return Object.fromEntries(made) as Islands<Module, Name>;
}

/** One `import()` for all: each walks through every file of the page. After a failure it is asked for again. */
function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

const boxless = { display: 'contents' } as const;

function showIsland<Given extends object>(
  island: Island<Given>,
  { minHeight = '480px' }: IslandOptions,
): FunctionComponent<Given> {
  const InTurn = lazy(async () => ({ default: await island.loadInTurn() }));
  const emptyRoom = <div style={{ minBlockSize: minHeight }} />;

  function Content({ place, given }: { place: RefObject<HTMLElement | null>; given: Given }) {
    const [Component] = useState(() => island.component ?? InTurn);
    useEffect(() => {
      if (place.current) islandIsHydrated(place.current);
    }, [place]);
    return <Component {...given} />;
  }

  const Boundary = memo(function Boundary({ given }: { given: Given }) {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} {...islandMark} style={boxless}>
        <Suspense fallback={emptyRoom}>
          <Content place={place} given={given} />
        </Suspense>
      </div>
    );
  });

  // An urgent change would take the HTML away while there is no code for it; one that may wait is shown when the code is there.
  return memo<Given>(function ShownIsland(given) {
    return <Boundary given={useDeferredValue(given)} />;
  });
}
