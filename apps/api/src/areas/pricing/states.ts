/** The 28 states and 8 union territories of India, named as in the catalogue of cities. */
export const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** State or union territory. */
export type State = (typeof states)[number];

const otherNames: Record<string, State> = {
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  chattisgarh: 'Chhattisgarh',
  chhatisgarh: 'Chhattisgarh',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'national capital territory of delhi': 'Delhi',
  nct: 'Delhi',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  uttrakhand: 'Uttarakhand',
};

const comparable = (name: string): string => name.toLowerCase().replaceAll('&', ' and ').replaceAll(/\s+/g, ' ').trim();

const byName = new Map<string, State>([
  ...states.map((state): [string, State] => [comparable(state), state]),
  ...Object.entries(otherNames),
]);

/** Finds a state by name in any case, including former names and spellings; undefined if there is none. */
export function stateNamed(name: string): State | undefined {
  return byName.get(comparable(name));
}
