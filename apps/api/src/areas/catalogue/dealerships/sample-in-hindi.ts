import { placeNameIn } from '@dopahiya/domain/languages';

const streets = new Map([
  ['Station Road', 'स्टेशन रोड'],
  ['Mahatma Gandhi Road', 'महात्मा गांधी रोड'],
  ['Market Road', 'मार्केट रोड'],
  ['Ring Road', 'रिंग रोड'],
  ['Bypass Road', 'बाईपास रोड'],
  ['Civil Lines', 'सिविल लाइंस'],
  ['Industrial Area', 'इंडस्ट्रियल एरिया'],
  ['Bus Stand Road', 'बस स्टैंड रोड'],
]);

const place = (name: string) => placeNameIn('hi', name);

/** Returns the name of a sample showroom in Hindi, such as 'नमूना शोरूम 2 · Honda, दिल्ली'. */
export const sampleNameInHindi = (name: string): string =>
  name.replace(
    /^Sample showroom( \d+)? · (.+), ([^,]+)$/,
    (_, number: string | undefined, brand: string, city: string) =>
      `नमूना शोरूम${number ?? ''} · ${brand}, ${place(city)}`,
  );

/** Returns the address of a sample showroom in Hindi. */
export const sampleAddressInHindi = (address: string): string =>
  address.replace(
    /^(.+) \(sample address\), (.+), ([^,]+)$/,
    (_, street: string, city: string, state: string) =>
      `${streets.get(street) ?? street} (नमूना पता), ${place(city)}, ${place(state)}`,
  );
