/** Rule for a listed name whose words alone would match the wrong model; `year` is the year of manufacture. */
interface ModelRule {
  brand: string;
  name: RegExp;
  slug: (year: number) => string | null;
}

const always = (slug: string | null) => () => slug;
const from = (first: number, slug: string, before: string | null) => (year: number) => (year >= first ? slug : before);

/** Rules by brand, the first match applies; a null slug means that the catalogue lacks the model. */
export const modelRules: readonly ModelRule[] = [
  { brand: 'honda', name: /activa(?!.*(?:125|\be\b|i\b))/, slug: always('activa') },
  { brand: 'honda', name: /shine.*\bsp\b/, slug: always('cb-shine-sp') },
  { brand: 'honda', name: /shine(?!.*100)/, slug: always('shine-125') },
  { brand: 'honda', name: /unicorn.*160/, slug: from(2020, 'unicorn', 'cb-unicorn-160') },
  { brand: 'honda', name: /unicorn/, slug: always('unicorn') },
  { brand: 'ktm', name: /\b390 duke r|duke 390 r/, slug: always('390-duke-r') },
  { brand: 'ktm', name: /duke.*\b390|\b390 duke/, slug: from(2024, '390-duke', '390-duke-373') },
  {
    brand: 'ktm',
    name: /\b390 adventure(?! [xsr]\b)|adventure 390/,
    slug: from(2025, '390-adventure', '390-adventure-373'),
  },
  {
    brand: 'royal-enfield',
    name: /himalayan(?!.*(?:\d{3}|electric))/,
    slug: from(2024, 'himalayan-450', 'himalayan-411'),
  },
  { brand: 'royal-enfield', name: /classic(?!.*(?:500|650|goan))(?<!goan classic)/, slug: always('classic-350') },
  { brand: 'royal-enfield', name: /thunderbird.*500/, slug: always(null) },
  { brand: 'royal-enfield', name: /thunderbird.*x\b/, slug: always('thunderbird-350x') },
  { brand: 'royal-enfield', name: /thunderbird/, slug: always('thunderbird-350') },
  { brand: 'royal-enfield', name: /bullet(?!.*(?:\d{3}|electra))/, slug: always('bullet-350') },
  { brand: 'royal-enfield', name: /electra/, slug: always('bullet-electra') },
  { brand: 'yamaha', name: /\br 15 m|\br 15.*\bv 4/, slug: always('r15-v4') },
  { brand: 'yamaha', name: /\br 15.*\bv 3/, slug: always('r15-v3') },
  { brand: 'yamaha', name: /\br 15 s/, slug: from(2021, 'r15s', null) },
  { brand: 'yamaha', name: /\br 15/, slug: always(null) },
  { brand: 'yamaha', name: /fazer(?!.*25)/, slug: always(null) },
  { brand: 'yamaha', name: /fascino(?!.*125)/, slug: from(2020, 'fascino-125', 'fascino') },
  { brand: 'yamaha', name: /ray zr(?!.*125)/, slug: from(2020, 'rayzr-125', 'ray-zr') },
  { brand: 'bajaj', name: /avenger street (?:150|160|180)/, slug: always('avenger-street-160') },
  { brand: 'bajaj', name: /avenger.*street/, slug: always('avenger-street-220') },
  { brand: 'bajaj', name: /avenger(?!.*(?:150|160|180|200))/, slug: always('avenger-cruise-220') },
  { brand: 'bajaj', name: /avenger/, slug: always(null) },
  { brand: 'suzuki', name: /^access/, slug: always('access-125') },
  { brand: 'tvs', name: /ntorq(?!.*\d{3})/, slug: always('ntorq-125') },
  { brand: 'suzuki', name: /gixxer sf(?!.*250)/, slug: from(2019, 'gixxer-sf', 'gixxer-sf-2015') },
  { brand: 'jawa', name: /^(?:jawa|standard|jawa standard)$/, slug: from(2024, 'jawa-350', 'jawa-standard') },
];
