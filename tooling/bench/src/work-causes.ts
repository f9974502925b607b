/** Event of Chromium's trace, as far as it is read here; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: {
    elementCount?: number;
    beginData?: { frame?: string; dirtyObjects?: number; totalObjects?: number; stackTrace?: readonly CallFrame[] };
    data?: { frame?: string; nodeName?: string; reason?: string; stackTrace?: readonly CallFrame[] };
  };
}

interface CallFrame {
  functionName: string;
  url: string;
}

/** Layout or style recalculation, with its causes. */
export interface Pass {
  kind: 'layout' | 'recalculation';
  /** Time in ms since the first of them. */
  at: number;
  milliseconds: number;
  /** Number of elements checked. */
  elements: number;
  /** Elements with the browser's reason and the code that changed them, most frequent first; in another document: a drawing. */
  causes: readonly string[];
}

const kinds: Readonly<Record<string, Pass['kind']>> = { Layout: 'layout', UpdateLayoutTree: 'recalculation' };
const maxCauses = 6;

/**
 * Returns each layout and style recalculation of a visit with its causes: the changes since the previous one. Layouts of drawings, which
 * are separate documents, are omitted, as the browser does not count them.
 */
export function workCauses(events: readonly TraceEvent[]): Pass[] {
  const mine = ofPage(events).toSorted((a, b) => a.ts - b.ts);
  const frame = pageFrame(mine);
  const changes = mine.filter(({ name }) => name.endsWith('InvalidationTracking'));
  const passes = mine.filter(
    ({ name, args }) => name in kinds && (name !== 'Layout' || args.beginData?.frame === frame),
  );
  const begin = passes[0]?.ts ?? 0;
  const since: Record<Pass['kind'], number> = { layout: 0, recalculation: 0 };
  return passes.map((event) => {
    const kind = kinds[event.name] as Pass['kind'];
    const end = event.ts + (event.dur ?? 0);
    // Changes by a style sheet are found during the recalculation itself; changes by a layout belong to the next pass.
    const until = kind === 'layout' ? event.ts : end;
    const isDrawing = event.args.beginData?.frame !== frame;
    const caused = isDrawing ? [] : changes.filter((one) => isOf(kind, one) && one.ts > since[kind] && one.ts <= until);
    if (!isDrawing) since[kind] = until;
    return {
      kind,
      at: Math.round((event.ts - begin) / 1000),
      milliseconds: Math.round((event.dur ?? 0) / 1000),
      elements: event.args.elementCount ?? event.args.beginData?.dirtyObjects ?? 0,
      causes: isDrawing ? ['another document: a drawing'] : [...forcedBy(event), ...counted(caused.map(nameOf))],
    };
  });
}

/** Returns the events of the thread with the largest layout. */
function ofPage(events: readonly TraceEvent[]): TraceEvent[] {
  const biggest = largest(events);
  return events.filter(({ pid, tid }) => pid === biggest?.pid && tid === biggest.tid);
}

const pageFrame = (events: readonly TraceEvent[]): string | undefined => largest(events)?.args.beginData?.frame;

const sizeOf = ({ args }: TraceEvent): number => args.beginData?.totalObjects ?? 0;

const largest = (events: readonly TraceEvent[]): TraceEvent | undefined =>
  events.filter(({ name }) => name === 'Layout').toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];

const isOf = (kind: Pass['kind'], { name }: TraceEvent): boolean =>
  (name === 'LayoutInvalidationTracking') === (kind === 'layout');

const callers = (frames: readonly CallFrame[] = []): string =>
  frames
    .slice(0, 3)
    .map(({ functionName, url }) => `${functionName || 'a function'} in ${url.split('/').at(-1)}`)
    .join(' < ');

function nameOf({ args: { data } }: TraceEvent): string {
  const by = callers(data?.stackTrace);
  return [data?.nodeName, data?.reason, by && `by ${by}`].filter(Boolean).join(' ');
}

const forcedBy = ({ args }: TraceEvent): string[] =>
  args.beginData?.stackTrace ? [`asked for by ${callers(args.beginData.stackTrace)}`] : [];

function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const max = [...times].toSorted(([, a], [, b]) => b - a).slice(0, maxCauses);
  return max.map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}
