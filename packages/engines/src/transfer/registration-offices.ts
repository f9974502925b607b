/** Office numbers of each state as ranges: as listed by Parivahan, plus newer offices. */
const offices: Readonly<Record<string, string>> = {
  AN: '1-2',
  AP: '1-40',
  AR: '1-17 19-20 22',
  AS: '1-34',
  BR: '1-11 18-19 21-34 36-39 43-47 50-53 55-57',
  CG: '1-31',
  CH: '1-4',
  DD: '1-3',
  DL: '1-18',
  DN: '9',
  GA: '1-12',
  GJ: '1-40',
  HP: '1-99',
  HR: '1-99',
  JH: '1-24',
  JK: '1-22',
  KA: '1-72',
  KL: '1-87',
  LA: '1-2',
  LD: '1-9',
  MH: '1-58',
  ML: '1-14',
  MN: '1-8',
  MP: '1-22 26-28 30-54 65-72',
  MZ: '1-9',
  NL: '1-10',
  OD: '1-35',
  PB: '1-91 99',
  PY: '1-5',
  RJ: '1-63',
  SK: '1-8',
  TN: '1-7 9-16 18-25 27-34 36-43 45-52 54-61 63-70 72-79 81-88 90-97 99',
  TR: '1-8',
  TS: '1-38',
  UK: '1-20',
  UP: '1-28 30-38 40-47 50-58 60-67 70-87 90-96',
  WB: '1-20 22-26 28-44 46 48 50-79 81-84 86 88-98',
};
/** Former or alternative state codes. */
const alsoCalled: Readonly<Record<string, string>> = { OR: 'OD', TG: 'TS', UA: 'UK' };

/** State codes with which number plates begin. */
export const plateLetters: readonly string[] = [...Object.keys(offices), ...Object.keys(alsoCalled)];

/** Checks whether a state, by its code, has an office of this number. */
export function isOffice(letters: string, office: number): boolean {
  const spans = offices[alsoCalled[letters] ?? letters]?.split(' ') ?? [];
  return spans.some((span) => {
    const [first = NaN, last = first] = span.split('-').map(Number);
    return office >= first && office <= last;
  });
}
