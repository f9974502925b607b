import { describe, expect, it } from 'vitest';
import { menuAt, sourceOf } from './active-menu.ts';

const activeAt = (pathname: string, state?: unknown) => {
  const group = menuAt(pathname, sourceOf(state)).find(({ isActive }) => isActive);
  return [group?.label, group?.items?.find(({ isCurrent }) => isCurrent)?.label];
};

describe('menuAt', () => {
  it('marks the group and the entry of a path', () => {
    expect(activeAt('/best-bikes')).toEqual(['Bikes', 'Best Bikes']);
    expect(activeAt('/electric-scooters')).toEqual(['Electric', 'Electric Scooters']);
    expect(activeAt('/emi-calculator')).toEqual(['Bike Finance', 'EMI Calculator']);
  });

  it('knows to which group the pages below belong', () => {
    expect(activeAt('/dealership/honda')).toEqual(['Bikes', 'Showrooms']);
    expect(activeAt('/bikes/budget/0-60000')).toEqual(['Bikes', undefined]);
    expect(activeAt('/bikes/scooters')).toEqual(['Bikes', undefined]);
    for (const used of ['honda-activa-2019-1', 'honda-activa-2019-54a09caf', '7'])
      expect(activeAt(`/bikes/${used}`)).toEqual(['Used Bikes', undefined]);
  });

  it('marks none elsewhere', () => {
    expect(activeAt('/')).toEqual([undefined, undefined]);
    expect(activeAt('/login')).toEqual([undefined, undefined]);
    expect(activeAt('/electric-something')).toEqual([undefined, undefined]);
  });

  it('takes the source where bikes and electric bikes share a page', () => {
    expect(activeAt('/dealership', { source: 'electric' })).toEqual(['Electric', 'Showrooms']);
    expect(activeAt('/dealership', { source: 'bikes' })).toEqual(['Bikes', 'Showrooms']);
    expect(activeAt('/compare-bikes/ather-450s-vs-iqube', { source: 'electric' })).toEqual([
      'Electric',
      'Compare Electric',
    ]);
    expect(activeAt('/compare-bikes/shine-vs-hunter-350')).toEqual(['Bikes', 'Compare Bikes']);
  });

  it('lets the path decide between the two ways of comparing', () => {
    expect(activeAt('/compare-bike')).toEqual(['Bikes', 'Compare Bikes']);
    expect(activeAt('/compare-electric-bikes')).toEqual(['Electric', 'Compare Electric']);
  });

  it('takes a state of another page for none', () => {
    for (const state of [null, 'electric', { source: 'news' }, { bike: {} }]) {
      expect(activeAt('/dealership', state)).toEqual(['Bikes', 'Showrooms']);
    }
  });

  it('sends the source along to shared pages', () => {
    const stateOf = (group: string, label: string) =>
      menuAt('/')
        .find((menu) => menu.label === group)
        ?.items?.find((item) => item.label === label)?.state;
    expect(stateOf('Bikes', 'Compare Bikes')).toEqual({ source: 'bikes' });
    expect(stateOf('Bikes', 'Showrooms')).toEqual({ source: 'bikes' });
    expect(stateOf('Electric', 'Showrooms')).toEqual({ source: 'electric' });
    expect(stateOf('Bikes', 'New Bikes')).toBeUndefined();
  });
});
