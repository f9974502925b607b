import { describe, expect, it } from 'vitest';
import { registeredAt } from './registered-at.ts';

describe('registeredAt', () => {
  it.each([
    ['MH 12 AB 1234', 'MH12'],
    ['mh12ab1234', 'MH12'],
    ['KA-05-MN-6789', 'KA05'],
    ['DL 8S CB 4411', 'DL08'],
    ['DL8SCB4411', 'DL08'],
    ['Pune, MH 14 DE 77', 'Pune, MH14'],
    ['H R 2 6 D K 8 3 3 7', 'HR26'],
    ['MH१२AB१२३४', 'MH12'],
    ['MH\u200B12\u2060AB1234', 'MH12'],
    ['MH 12 4321', 'MH12'],
    ['22 BH 1234 AA', 'BH series'],
  ])('cuts the plate %j to %j', (text, place) => {
    expect(registeredAt(text)).toEqual({ place, unknownCodes: [] });
  });

  it.each([
    'MH12',
    'DL 8C',
    'KA-05',
    'TN 09 Chennai',
    'Delhi (DL)',
    'Pune',
    'UP16, NOC available',
    'TG07',
    'OR02',
    'BH series',
    'near NH 48',
  ])('leaves %j as it is', (text) => {
    expect(registeredAt(text)).toEqual({ place: text, unknownCodes: [] });
  });

  it.each(['MH01', 'MH58', 'DN09', 'UP28', 'UP30'])("knows the office %s at the edge of a state's numbers", (code) => {
    expect(registeredAt(code).unknownCodes).toEqual([]);
  });

  it.each([
    ['MH59', ['MH59']],
    ['UP29', ['UP29']],
    ['MH99', ['MH99']],
    ['mh 00', ['MH00']],
    ['KA 95 AB 1234', ['KA95']],
    ['XX12', ['XX12']],
    ['Delhi DL 77', ['DL77']],
    ['TN08', ['TN08']],
  ])('knows no office of %j', (text, unknownCodes) => {
    expect(registeredAt(text).unknownCodes).toEqual(unknownCodes);
  });
});
