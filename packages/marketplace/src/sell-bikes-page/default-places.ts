/** Fallback brand or city if the list fails to load; our API accepts its slug as id. */
interface DefaultPlace {
  id: string;
  name: string;
  slug: string;
}

const named = (name: string): DefaultPlace => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id: slug, name, slug };
};

/** Ten large brands. */
export const defaultBrands = [
  'Hero',
  'Honda',
  'TVS',
  'Bajaj',
  'Royal Enfield',
  'Yamaha',
  'Suzuki',
  'KTM',
  'Ola Electric',
  'Ather',
].map(named);

/** The eight largest cities. */
export const defaultCities = [
  'Mumbai',
  'Delhi',
  'Bengaluru',
  'Hyderabad',
  'Ahmedabad',
  'Chennai',
  'Kolkata',
  'Surat',
].map((name) => Object.assign(named(name), { state: null, rto_code: null }));
