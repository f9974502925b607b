import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ChatNames } from '@dopahiya/engines/chat';
import type { Meaning } from '@dopahiya/engines/chat-training';
import type { Random } from './random.ts';

/** A line of a stem file: wording with choices '[a|b]' and names '{bike}'. */
export interface Stem {
  meaning: Meaning;
  language: string;
  text: string;
}

const folder = new URL('../stems/', import.meta.url);

/** Reads all stems; each file holds those of one meaning, in parts '@en', '@hh' (Hinglish) and '@hi'. */
export function readStems(): Stem[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => stemsIn(basename(name, '.txt') as Meaning, readFileSync(new URL(name, folder), 'utf8')));
}

function stemsIn(meaning: Meaning, file: string): Stem[] {
  let language = '';
  return file.split('\n').flatMap((line) => {
    const text = line.trim();
    if (text.startsWith('@')) language = text.slice(1);
    return text === '' || text.startsWith('@') ? [] : [{ meaning, language, text }];
  });
}

/** Returns all wordings of a text with choices. */
export function allChoices(text: string): string[] {
  const [, before = '', choices, behind = ''] = /^([^[]*)\[([^\]]*)\](.*)$/s.exec(text) ?? [];
  if (choices === undefined) return [text];
  return choices.split('|').flatMap((choice) => allChoices(behind).map((rest) => before + choice + rest));
}

/** Values for the names in braces, by name without its number: '{bike2}' is another bike. */
type Values = (name: string, random: Random) => string;

/** Writes a stem out: one of each choice, and a value for each name. @throws Error for an unknown name. */
export function writeOut({ text }: Pick<Stem, 'text'>, values: Values, random: Random): string {
  const chosen = text.replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')));
  return chosen
    .replaceAll(/\{([a-z]+)\d?\}/g, (_, name: string) => values(name, random))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Values drawn from a catalogue's names, and numbers as they are typed. */
export function valuesOf({ bikes, brands, cities, states }: ChatNames): Values {
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  const sold = bikes.filter(({ status }) => status === 'on_sale');
  const electric = sold.filter(({ key }) => electricBrands.test(key));
  const bike = (all: typeof sold, random: Random) => {
    const { key, name } = random.pick(random.happens(shareOfBestSellers) ? all.slice(0, bestSellers) : all);
    return random.happens(0.25) ? `${brandNames.get(key.split('/')[0] ?? '') ?? ''} ${name}` : name.toLowerCase();
  };
  const lists: Readonly<Record<string, readonly string[]>> = {
    amt: ['80000', '1 lakh', '90k', '1.5 lakh', '70 hazar', '120000', '2 lakh', '60,000', '1.2 lakh'],
    small: ['500', '1500', '2000', '3500', '5000', '800', '12000', '10k', '7 hazar'],
    n: ['10', '20', '30', '40', '50', '2', '3', '5', '60'],
    years: ['1', '2', '3', '4', '5'],
    months: ['12', '18', '24', '36', '48'],
    rate: ['9.5%', '10%', '12 percent', '11%'],
    year: ['2015', '2017', '2018', '2019', '2020', '2021', '2022', '2023'],
    yearnext: ['2027'],
    km: ['5000', '12000', '20,000', '35000', '45000', '60000'],
    kmpl: ['40', '50', '60', '70'],
    cc: ['100', '125', '150', '200', '350'],
    range: ['80', '100', '150'],
    cibil: ['600', '680', '720', '750'],
    ht: ["5'4", '5 feet 2', '170 cm', '5 ft 10', '160 cm', '6 foot'],
    lender: ['hdfc', 'sbi', 'icici', 'axis bank', 'bajaj finance', 'hero fincorp', 'pnb'],
  };
  return (name, random) => {
    if (name === 'bike') return bike(sold, random);
    if (name === 'ev') return bike(electric, random);
    if (name === 'brand') return random.pick(brands).name;
    if (name === 'city') return random.pick(random.pick(cities.slice(0, mostCities)).names);
    if (name === 'state') return random.pick(random.pick(states).names);
    const list = lists[name];
    if (!list) throw new Error(`No value for {${name}}.`);
    return random.pick(list);
  };
}

/** How many models count as best sellers, and how often one of them is asked about. */
const bestSellers = 120;
const shareOfBestSellers = 0.6;
const mostCities = 80;
const electricBrands = /^(?:ather|ola-electric|vida|bajaj\/chetak|tvs\/iqube|ampere|river|simple)/;
