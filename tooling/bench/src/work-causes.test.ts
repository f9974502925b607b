import { describe, expect, it } from 'vitest';
import { type TraceEvent, workCauses } from './work-causes.ts';

const event = (name: string, ts: number, args: TraceEvent['args'], dur = 1000): TraceEvent => ({
  name,
  ts,
  dur,
  pid: 1,
  tid: 1,
  args,
});

const change = (name: string, ts: number, nodeName: string, reason: string) =>
  event(`${name}InvalidationTracking`, ts, { data: { nodeName, reason } }, 0);

const styles = (ts: number, frame = 'page', elementCount = 2) =>
  event('UpdateLayoutTree', ts, { elementCount, beginData: { frame } });

const layout = (ts: number, frame = 'page', totalObjects = 90) =>
  event('Layout', ts, { beginData: { frame, totalObjects, dirtyObjects: 3 } });

describe('the causes of layouts and recalculations', () => {
  it('are what changed since the one before, the most frequent first', () => {
    const passes = workCauses([
      change('StyleRecalc', 900, 'P', 'Attribute'),
      change('StyleRecalc', 910, 'LI', 'Node was inserted into tree'),
      change('StyleRecalc', 920, 'LI', 'Node was inserted into tree'),
      styles(1000),
      change('Layout', 2100, 'LI', 'Added to layout'),
      layout(2500),
      change('StyleRecalc', 5000, 'B', 'Fonts'),
      styles(9000),
    ]);
    expect(passes.map(({ kind, at, causes }) => [kind, at, causes])).toEqual([
      ['recalculation', 0, ['2 × LI Node was inserted into tree', 'P Attribute']],
      ['layout', 2, ['LI Added to layout']],
      ['recalculation', 8, ['B Fonts']],
    ]);
  });

  it('belong to the recalculation that finds what a sheet changed', () => {
    const [first, second] = workCauses([
      layout(100),
      styles(1000),
      change('StyleRecalc', 1500, 'TR', 'Style rule change'),
      styles(3000),
    ]).filter(({ kind }) => kind === 'recalculation');
    expect([first?.causes, second?.causes]).toEqual([['TR Style rule change'], []]);
  });

  it('name who asked before the browser would have looked', () => {
    const stackTrace = [{ functionName: 'measure', url: 'http://127.0.0.1/assets/bike.js' }];
    const asked = event('UpdateLayoutTree', 500, { elementCount: 0, beginData: { frame: 'page', stackTrace } });
    expect(workCauses([layout(100), asked]).at(-1)?.causes).toEqual(['asked for by measure in bike.js']);
  });

  it('count a drawing once, as the browser does', () => {
    const passes = workCauses([layout(100), styles(200, 'drawing'), layout(300, 'drawing', 10)]);
    expect(passes.map(({ kind }) => kind)).toEqual(['layout', 'recalculation']);
    expect(passes[1]?.causes).toEqual(['another document: a drawing']);
  });

  it('are those of the page, not of another tab', () => {
    const other = { ...layout(50, 'other', 10), pid: 7 };
    expect(workCauses([other, layout(100)])).toHaveLength(1);
  });
});
