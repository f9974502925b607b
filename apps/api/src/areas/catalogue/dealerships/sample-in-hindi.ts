import { placeNameIn } from '@dopahiya/domain/languages';
import type { Language } from '@dopahiya/domain/site';

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

/** Name of a sample showroom in Hindi, such as 'नमूना शोरूम 2 · Honda, दिल्ली'. */
const sampleNameInHindi = (name: string): string =>
  name.replace(
    /^Sample showroom( \d+)? · (.+), ([^,]+)$/,
    (_, number: string | undefined, brand: string, city: string) =>
      `नमूना शोरूम${number ?? ''} · ${brand}, ${place(city)}`,
  );

const sampleAddressInHindi = (address: string): string =>
  address.replace(
    /^(.+) \(sample address\), (.+), ([^,]+)$/,
    (_, street: string, city: string, state: string) =>
      `${streets.get(street) ?? street} (नमूना पता), ${place(city)}, ${place(state)}`,
  );

/** A showroom as a language says it: a sample by its Hindi name and address, a real one as it stands on its sign. */
export function dealershipIn<Facts extends { name: string; address: string; is_sample: boolean }>(
  language: Language,
  facts: Facts,
): Facts {
  if (language === 'en' || !facts.is_sample) return facts;
  return { ...facts, name: sampleNameInHindi(facts.name), address: sampleAddressInHindi(facts.address) };
}
