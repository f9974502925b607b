/** State names as in the city catalogue, by number plate code. */
const statesByCode: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  DN: 'Dadra and Nagar Haveli and Daman and Diu',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  OR: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  TS: 'Telangana',
  UA: 'Uttarakhand',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

const names = [...new Set(Object.values(statesByCode))];

/** Returns the state of a place of registration, by name or by a code such as 'DL01' or 'MH-12'; null if none. */
export function stateOfRegistration(text: string | null): string | null {
  if (text === null) return null;
  const words = text.toLowerCase();
  const [, code = ''] = /(?:^|[\s(,])([a-z]{2})[\s-]?(?:\d{1,2}(?!\d)|\)|$)/i.exec(text) ?? [];
  return statesByCode[code.toUpperCase()] ?? names.find((name) => words.includes(name.toLowerCase())) ?? null;
}
