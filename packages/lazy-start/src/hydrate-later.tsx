import {
  type FunctionComponent,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LaterPart, laterMark, type LoadPart, partIsHydrated } from './later-parts.ts';

/** How a part that is hydrated later is shown. */
export interface LaterOptions {
  /** Its least height, in CSS, where it has no HTML yet and no code either: when a visitor comes from another page. @default '480px' */
  room?: string;
  /** Called when its code cannot be loaded, `again` when that is not the first time; the next press tries once more. */
  onFailure?: (again: boolean) => void;
}

const boxless = { display: 'contents' } as const;

/**
 * Makes a component whose HTML comes with the page, and whose code once the page is hydrated and the browser idle, or somebody comes
 * to it. A change of what it is given follows what is urgent. No context above it may change but in a transition: React
 * takes the HTML away when it cannot know what the change means.
 */
export function hydrateLater<Given extends object>(
  load: LoadPart<Given>,
  { room = '480px', onFailure }: LaterOptions = {},
): FunctionComponent<Given> {
  const part = new LaterPart(load, onFailure);
  const InTurn = lazy(async () => ({ default: await part.loadInTurn() }));
  const emptyRoom = <div style={{ minBlockSize: room }} />;

  function Content({ place, given }: { place: RefObject<HTMLElement | null>; given: Given }) {
    const [Component] = useState(() => part.component ?? InTurn);
    useEffect(() => {
      if (place.current) partIsHydrated(place.current);
    }, [place]);
    return <Component {...given} />;
  }

  const Boundary = memo(function Boundary({ given }: { given: Given }) {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} {...laterMark} style={boxless}>
        <Suspense fallback={emptyRoom}>
          <Content place={place} given={given} />
        </Suspense>
      </div>
    );
  });

  // An urgent change would take the HTML away while there is no code for it; one that may wait is shown when the code is there.
  return memo<Given>(function HydratedLater(given) {
    return <Boundary given={useDeferredValue(given)} />;
  });
}
