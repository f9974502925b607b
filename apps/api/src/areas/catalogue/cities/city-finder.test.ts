import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citiesFileSchema } from '../../seeding/cities-file.ts';
import { CityFinder } from './city-finder.ts';
import { spokenCityNames } from './city-index.ts';

const file = new URL('../../../../data/cities.json', import.meta.url);
const rows = citiesFileSchema
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .toSorted((one, other) => other.population - one.population)
  .map((city, place) => Object.assign(city, { id: place + 1, also_known_as: city.also_known_as ?? null }));

const finder = new CityFinder({
  cities: { all: () => Promise.resolve(rows) },
  edition: { current: () => Promise.resolve('1'), known: () => '1' },
});

const found = async (text: string) => (await finder.find(text)).cities.map(({ name }) => name);
const guessed = async (text: string) => (await finder.find(text)).guess;

describe('CityFinder', () => {
  it.each([
    ['Pune', 'Pune'],
    ['pun', 'Pune'],
    ['Banglore', 'Bengaluru'],
    ['bangaluru', 'Bengaluru'],
    ['Hydrabad', 'Hyderabad'],
    ['hyderbad', 'Hyderabad'],
    ['ahemdabad', 'Ahmedabad'],
    ['vishakapatnam', 'Visakhapatnam'],
    ['Lucknw', 'Lucknow'],
    ['chandigad', 'Chandigarh'],
    ['dheli', 'Delhi'],
    ['dlehi', 'Delhi'],
    ['mumby', 'Mumbai'],
    ['bhuvneshwar', 'Bhubaneswar'],
    ['thiruvanantapuram', 'Thiruvananthapuram'],
    ['navi mumbay', 'Navi Mumbai'],
    ['Bangalore', 'Bengaluru'],
    ['bombay', 'Mumbai'],
    ['Madras', 'Chennai'],
    ['calcutta', 'Kolkata'],
    ['gurgaon', 'Gurugram'],
    ['poona', 'Pune'],
    ['Cochin', 'Kochi'],
    ['trivandrum', 'Thiruvananthapuram'],
    ['Baroda', 'Vadodara'],
    ['mysore', 'Mysuru'],
    ['allahabad', 'Prayagraj'],
    ['दिल्ली', 'Delhi'],
    ['मुंबई', 'Mumbai'],
    ['बेंगलुरू', 'Bengaluru'],
    ['हैदराबाद', 'Hyderabad'],
    ['पुणे', 'Pune'],
    ['चंडीगढ़', 'Chandigarh'],
    ['गाज़ियाबाद', 'Ghaziabad'],
    ['लख\u200Dनऊ', 'Lucknow'],
    ['\u200Epune\u200B', 'Pune'],
    ['MH 12', 'Pune'],
    ['KA01', 'Bengaluru'],
    ['up-32', 'Lucknow'],
    ['MH 12 AB 1234', 'Pune'],
    ['Thane West', 'Thane'],
    ['Nashik City', 'Nashik'],
    ['Ludhiana district', 'Ludhiana'],
    ['Pune, Maharashtra', 'Pune'],
    ['pune maharashtra', 'Pune'],
    ['Pune, MH, India', 'Pune'],
    ['Fatehpur, Rajasthan', 'Fatehpur'],
    ['पुणे, महाराष्ट्र', 'Pune'],
    ['Banglore, Karnatka', 'Bengaluru'],
    ['pune 411001', 'Pune'],
    ['Pune - 411 001', 'Pune'],
    ['MG Road, Bangalore 560001', 'Bengaluru'],
    ['Andheri East, Mumbai', 'Mumbai'],
    ['110001', 'Delhi'],
    ['411', 'Pune'],
    ['५६००३८', 'Bengaluru'],
    ['600 042', 'Chennai'],
    ['403', 'Panaji'],
    ['Maharashtra', 'Mumbai'],
  ])('finds for %j first %s', async (text, name) => {
    expect((await found(text))[0]).toBe(name);
  });

  it('says nothing of a guess where a city was named', async () => {
    for (const text of ['Pune', 'Banglore', 'दिल्ली', 'delhi', 'Chandigarh', 'Pune, Maharashtra', 'gurgaon haryana']) {
      expect([text, await guessed(text)]).toEqual([text, null]);
    }
  });

  it('keeps to the state behind a name', async () => {
    const { cities, guess } = await finder.find('Fatehpur, Rajasthan');
    expect([cities.map(({ state }) => state), guess]).toEqual([['Rajasthan'], null]);
    expect((await finder.find('aurangabad bihar')).cities.map(({ state }) => state)).toEqual(['Bihar']);
  });

  it.each([
    ['Maharashtra', ['Maharashtra']],
    ['maharastra', ['Maharashtra']],
    ['rajsthan', ['Rajasthan']],
    ['himach', ['Himachal Pradesh']],
    ['UP', ['Uttar Pradesh']],
    ['goa', ['Goa']],
    ['केरल', ['Kerala']],
    ['छत्तीसगढ़', ['Chhattisgarh']],
    ['Zarkonpur, Himachal Pradesh', ['Himachal Pradesh']],
  ])('gives for %j the cities of the state', async (text, states) => {
    const { cities, guess } = await finder.find(text);
    expect(guess).toMatchObject({ kind: 'state', states, large: null });
    expect([...new Set(cities.map(({ state }) => state))]).toEqual(states);
  });

  it.each([
    ['11', ['Delhi']],
    ['110001', ['Delhi']],
    ['19', ['Jammu and Kashmir', 'Ladakh']],
    ['194101', ['Ladakh']],
    ['247667', ['Uttar Pradesh', 'Uttarakhand']],
    ['79', ['Arunachal Pradesh', 'Meghalaya', 'Manipur', 'Mizoram', 'Nagaland', 'Tripura']],
    ['799001', ['Tripura']],
    ['173', ['Himachal Pradesh']],
    ['605', ['Tamil Nadu', 'Puducherry']],
  ])('tells the states of the PIN code %s', async (pin, states) => {
    const { cities, guess } = await finder.find(pin);
    expect(guess).toMatchObject({ kind: 'pin', asked: pin, states });
    expect(cities.length).toBeGreaterThan(0);
    expect(cities.every(({ state }) => states.includes(state))).toBe(true);
  });

  it.each(['9', '1', '29', '990001', '0123'])('knows no state of the PIN code %s', async (pin) => {
    expect(await guessed(pin)).toMatchObject({ kind: 'unknown' });
  });

  it('gives the cities of the state near a place of which there are no prices', async () => {
    const { cities, guess } = await finder.find('Manali, Himachal');
    expect(guess).toMatchObject({ kind: 'place', asked: 'Manali', states: ['Himachal Pradesh'] });
    expect(cities.map(({ name }) => name)).toEqual(['Mandi', 'Dharamshala', 'Shimla', 'Solan']);
  });

  it('names the nearest large city where that lies in another state', async () => {
    expect((await guessed('Hamirpur, HP'))?.large?.name).toMatch(/^(Chandigarh|Ludhiana|Amritsar)$/);
    expect((await guessed('Baramati'))?.large).toBeNull();
    expect((await guessed('Ponda'))?.large).toBeNull();
  });

  it('takes a whole name of a place before letters inside the names of cities', async () => {
    expect(await guessed('Una')).toMatchObject({ kind: 'place', asked: 'Una' });
    expect(await found('engalur')).toEqual(['Bengaluru']);
  });

  it('gives the cities of each state that has a place of the name', async () => {
    const { cities, guess } = await finder.find('Hamirpur');
    expect(guess).toMatchObject({ kind: 'place', asked: 'Hamirpur', states: ['Himachal Pradesh', 'Uttar Pradesh'] });
    expect(new Set(cities.map(({ state }) => state))).toEqual(new Set(['Himachal Pradesh', 'Uttar Pradesh']));
    expect(await guessed('hamirpurr')).toMatchObject({ kind: 'place', asked: 'Hamirpur' });
  });

  it.each(['zzzzzz', 'qwertyuiop', '!!!', 'जझञटठ'])('offers all states where it knows nothing of %j', async (text) => {
    const { cities, guess } = await finder.find(text);
    expect(cities).toEqual([]);
    expect(guess).toMatchObject({ kind: 'unknown', asked: text });
    expect(guess?.states).toHaveLength(36);
  });

  it('knows a Hindi name of every city of the catalogue', async () => {
    expect(rows.filter(({ slug }) => !spokenCityNames[slug])).toEqual([]);
    expect(Object.keys(spokenCityNames).filter((slug) => !rows.some((city) => city.slug === slug))).toEqual([]);
    for (const { slug, name } of rows) {
      const [hindi = ''] = spokenCityNames[slug] ?? [];
      expect([hindi, ...(await found(hindi))]).toContain(name);
    }
  });
});
