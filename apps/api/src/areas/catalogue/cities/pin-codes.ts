import type { State } from '../../pricing/index.ts';

const diu = 'Dadra and Nagar Haveli and Daman and Diu';
const islands = 'Andaman and Nicobar Islands';
const kashmir = 'Jammu and Kashmir';
const northEast = ['Arunachal Pradesh', 'Meghalaya', 'Manipur', 'Mizoram', 'Nagaland', 'Tripura'] as const;

/** The states of PIN codes by their first two digits, the larger one first; those of the army's post have none. */
const circles: readonly (readonly [first: number, last: number, states: readonly State[]])[] = [
  [11, 11, ['Delhi']],
  [12, 13, ['Haryana']],
  [14, 15, ['Punjab']],
  [16, 16, ['Chandigarh', 'Punjab']],
  [17, 17, ['Himachal Pradesh']],
  [18, 18, [kashmir]],
  [19, 19, [kashmir, 'Ladakh']],
  [20, 23, ['Uttar Pradesh']],
  [24, 24, ['Uttar Pradesh', 'Uttarakhand']],
  [25, 25, ['Uttar Pradesh']],
  [26, 26, ['Uttar Pradesh', 'Uttarakhand']],
  [27, 28, ['Uttar Pradesh']],
  [30, 34, ['Rajasthan']],
  [36, 36, ['Gujarat', diu]],
  [37, 38, ['Gujarat']],
  [39, 39, ['Gujarat', diu]],
  [40, 40, ['Maharashtra', 'Goa']],
  [41, 44, ['Maharashtra']],
  [45, 48, ['Madhya Pradesh']],
  [49, 49, ['Chhattisgarh']],
  [50, 50, ['Telangana']],
  [51, 52, ['Andhra Pradesh']],
  [53, 53, ['Andhra Pradesh', 'Puducherry']],
  [56, 59, ['Karnataka']],
  [60, 60, ['Tamil Nadu', 'Puducherry']],
  [61, 64, ['Tamil Nadu']],
  [67, 67, ['Kerala', 'Puducherry']],
  [68, 68, ['Kerala', 'Lakshadweep']],
  [69, 69, ['Kerala']],
  [70, 72, ['West Bengal']],
  [73, 73, ['West Bengal', 'Sikkim']],
  [74, 74, ['West Bengal', islands]],
  [75, 77, ['Odisha']],
  [78, 78, ['Assam']],
  [79, 79, northEast],
  [80, 80, ['Bihar']],
  [81, 82, ['Bihar', 'Jharkhand']],
  [83, 83, ['Jharkhand']],
  [84, 85, ['Bihar']],
];

/** Sorting districts, by their first three digits, that lie in fewer states than their circle. */
const districts: readonly (readonly [prefixes: string, states: readonly State[]])[] = [
  ['190 191 192 193', [kashmir]],
  ['194', ['Ladakh']],
  ['241 242 243 245 261 264', ['Uttar Pradesh']],
  ['248 249 263', ['Uttarakhand']],
  ['360 361 363 364 365 390 391 392 393 394 395', ['Gujarat']],
  ['400 401 402 404', ['Maharashtra']],
  ['403', ['Goa']],
  ['530 531 532 534 535', ['Andhra Pradesh']],
  ['600 601 602 603 604 606 608', ['Tamil Nadu']],
  ['670 671 672 674 675 676 677 678 679 680 681 683 684 685 686 688 689', ['Kerala']],
  ['731 732 733 734 735 736 741 742 743', ['West Bengal']],
  ['737', ['Sikkim']],
  ['744', [islands]],
  ['790 791 792', ['Arunachal Pradesh']],
  ['793 794', ['Meghalaya']],
  ['795', ['Manipur']],
  ['796', ['Mizoram']],
  ['797 798', ['Nagaland']],
  ['799', ['Tripura']],
  ['811 812 821 823 824', ['Bihar']],
  ['814 815 816 822 825 826 827 828 829', ['Jharkhand']],
];

const byDistrict = new Map(
  districts.flatMap(([prefixes, found]) => prefixes.split(' ').map((prefix) => [prefix, found] as const)),
);

/** Whether words are a PIN code or its first digits: two at least tell where it is. */
export const isPin = (words: string): boolean => /^[1-9]\d{1,5}$/.test(words.replaceAll(' ', ''));

/** The states of the PIN codes that begin with these digits, two at least; none where there are no such codes. */
export function statesOfPin(digits: string): readonly State[] {
  const circle = Number(digits.slice(0, 2));
  const found = circles.find(([first, last]) => circle >= first && circle <= last)?.[2] ?? [];
  return byDistrict.get(digits.slice(0, 3)) ?? found;
}
