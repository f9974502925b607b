/** Nicknames of brands by slug, in lower case: short names, and Hindi names. */
const names: Record<string, readonly string[]> = {
  ampere: ['एम्पीयर'],
  aprilia: ['अप्रिलिया'],
  ather: ['एथर'],
  bajaj: ['बजाज'],
  benelli: ['बेनेली'],
  bmw: ['बीएमडब्ल्यू'],
  ducati: ['डुकाटी'],
  'harley-davidson': ['harley', 'हार्ले डेविडसन', 'हार्ले'],
  hero: ['hero motocorp', 'hero honda', 'हीरो'],
  honda: ['होंडा', 'होन्डा'],
  jawa: ['जावा'],
  kawasaki: ['कावासाकी'],
  ktm: ['केटीएम'],
  'ola-electric': ['ओला'],
  revolt: ['रिवोल्ट'],
  'royal-enfield': ['enfield', 're', 'रॉयल एनफील्ड', 'रॉयल एनफ़ील्ड', 'एनफील्ड'],
  suzuki: ['सुज़ुकी', 'सुजुकी'],
  triumph: ['ट्रायम्फ'],
  tvs: ['टीवीएस'],
  vespa: ['वेस्पा'],
  vida: ['विडा', 'विदा'],
  yamaha: ['यामाहा'],
  yezdi: ['येज़दी', 'येजदी'],
};

/** Returns a brand's nicknames, normalised like a search. */
export const otherBrandNames = (slug: string): readonly string[] =>
  Object.hasOwn(names, slug) ? (names[slug] ?? []).map((name) => name.normalize('NFC')) : [];
