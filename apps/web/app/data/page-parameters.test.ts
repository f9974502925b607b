import { sortLabels } from '@dopahiya/discovery';
import { describe, expect, it } from 'vitest';
import { changesPage } from './page-parameters.ts';

describe('changesPage', () => {
  it.each([
    ['/bikes', 'fuel', 'electric'],
    ['/honda', 'q', 'cb'],
    ['/new-scooters', 'page', '2'],
    ['/compare-bike', 'bike', 'activa'],
  ])('says that %s hangs on %s=%s', (path, name, value) => {
    expect(changesPage(path, name, value)).toBe(true);
  });

  it.each([
    ['/', 'utm_source', 'poster'],
    ['/best-bikes', 'sort', 'price-low'],
    ['/bikes', 'fuel', ''],
    ['/bikes', 'sort', 'nonsense'],
    ['/bikes', 'page', '0'],
    ['/bikes', 'page', '2x'],
  ])('says that %s does not hang on %s=%s', (path, name, value) => {
    expect(changesPage(path, name, value)).toBe(false);
  });

  it.each(Object.keys(sortLabels))('knows the order %s of lists', (sort) => {
    expect(changesPage('/bikes', 'sort', sort)).toBe(true);
  });
});
