import { describe, expect, it } from 'vitest';
import { reservedSegments } from './reserved-segments.ts';
import { addressIn, languageAt, pathIn, siteLanguages } from './site-languages.ts';

const hindi = { prefix: '/hi' };
const english = { prefix: '' };

describe('the languages of the site', () => {
  it('begin with one whose addresses have no prefix', () => {
    expect(siteLanguages.map(({ prefix }) => prefix)).toEqual(['', '/hi']);
  });

  it('take their prefixes from brands', () => {
    expect(siteLanguages.slice(1).map(({ prefix }) => reservedSegments.has(prefix.slice(1)))).toEqual([true]);
  });
});

describe('languageAt', () => {
  it.each([
    ['/', 'en'],
    ['/hero', 'en'],
    ['/hi', 'hi'],
    ['/hi/hero', 'hi'],
    ['/high-performance', 'en'],
  ])('%s is %s', (address, code) => expect(languageAt(address).code).toBe(code));

  it('knows no language that is not offered', () => {
    expect(languageAt('/hi/hero', siteLanguages.slice(0, 1)).code).toBe('en');
  });
});

describe('addressIn', () => {
  it.each([
    ['/', '/hi'],
    ['/hero', '/hi/hero'],
    ['/?q=hero', '/hi?q=hero'],
    ['/search?q=hero', '/hi/search?q=hero'],
  ])('begins %s with the prefix', (path, address) => {
    expect(addressIn(path, hindi)).toBe(address);
    expect(addressIn(path, english)).toBe(path);
  });
});

describe('pathIn', () => {
  it.each([
    ['/hi', '/'],
    ['/hi/hero', '/hero'],
    ['/high', '/high'],
    ['/hero', '/hero'],
  ])('takes the prefix off %s', (address, path) => expect(pathIn(address, hindi)).toBe(path));

  it('leaves an address without a prefix as it is', () => expect(pathIn('/hi/hero', english)).toBe('/hi/hero'));
});
