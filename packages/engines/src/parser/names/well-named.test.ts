import { expect, it } from 'vitest';
import { NameIndex } from './name-index.ts';
import { wellNamed } from './well-named.ts';

const bikes = [
  ['tvs/ntorq-125', 'Ntorq 125'],
  ['tvs/apache-rtr-160', 'Apache RTR 160'],
  ['honda/activa', 'Activa'],
  ['honda/shine-125', 'Shine 125'],
  ['hero/splendor-plus', 'Splendor Plus'],
  ['royal-enfield/classic-350', 'Classic 350'],
  ['bajaj/pulsar-150', 'Pulsar 150'],
  ['yamaha/r15-v4', 'R15 V4'],
].map(([key = '', name = '']) => ({ key, name, status: 'on_sale' as const, price: null }));
const names = new NameIndex({ brands: [], bikes });

it.each([
  ['n torque price', 'ntorq price'],
  ['एन टॉर्क', 'ntorq'],
  ['act iva', 'activa'],
  ['activa6g', 'activa 6g'],
  ['aktiva 6 g', 'aktiva 6g'],
  ['apache160', 'apache 160'],
  ['splendorplus', 'splendor plus'],
  ['r15v4', 'r15 v4'],
  ['shin 125', 'shine 125'],
  ['classic three fifty', 'classic 350'],
  ['pulsar 2020 150', '2020 pulsar 150'],
  ['a class of its own', 'a class of its own'],
  ['three bikes under fifty thousand', 'three bikes under fifty thousand'],
])('writes %j as %j', (typed, written) => {
  expect(wellNamed(typed, names)).toBe(written);
});
