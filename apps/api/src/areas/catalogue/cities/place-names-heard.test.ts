import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citiesFileSchema } from '../../seeding/cities-file.ts';
import { CityFinder } from './city-finder.ts';
import { hindiPlaceNames } from '@dopahiya/domain/places';
import { states } from '../../pricing/index.ts';
import { slugOfSpokenCity } from './city-index.ts';
import { findStateByName } from './spoken-state-names.ts';
import { soundsOf } from '@dopahiya/engines/parser';

const file = new URL('../../../../data/cities.json', import.meta.url);
const rows = citiesFileSchema
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .toSorted((one, other) => other.population - one.population)
  .map((city, place) => Object.assign(city, { id: place + 1, also_known_as: city.also_known_as ?? null }));

const finder = new CityFinder({
  cities: { all: () => Promise.resolve(rows) },
  edition: { current: () => Promise.resolve('1'), known: () => '1' },
});

/** Returns the interpretation of a text: the first city found, or the place near which cities are shown. */
async function meant(text: string): Promise<string | undefined> {
  const { cities, guess } = await finder.find(text);
  return guess === null ? cities[0]?.name : guess.asked;
}

const capitals = `दिल्ली Delhi, मुंबई Mumbai, मुम्बई Mumbai, कोलकाता Kolkata, चेन्नई Chennai, चेन्नै Chennai, बेंगलुरू Bengaluru,
  हैदराबाद Hyderabad, लखनऊ Lucknow, पटना Patna, रांची Ranchi, राँची Ranchi, रायपुर Raipur, भोपाल Bhopal, जयपुर Jaipur, शिमला Shimla,
  देहरादून Dehradun, चंडीगढ़ Chandigarh, इंफाल Imphal, इम्फाल Imphal, कोहिमा Kohima, अगरतला Agartala, गंगटोक Gangtok`;

const districts = `बस्ती Basti, करौली Karauli, हमीरपुर Hamirpur, टीकमगढ़ Tikamgarh, कुशीनगर Kushinagar, सीधी Sidhi, चम्बा Chamba,
  चंबा Chamba, कांगड़ा Kangra, काँगड़ा Kangra, बागेश्वर Bageshwar, चंपावत Champawat, चम्पावत Champawat, पिथौरागढ़ Pithoragarh,
  अल्मोड़ा Almora, जालौन Jalaun, बड़वानी Barwani, झाबुआ Jhabua, अनूपपुर Anuppur, उमरिया Umaria, मंडला Mandla, मण्डला Mandla,
  कवर्धा Kawardha, कांकेर Kanker, खूंटी Khunti, सिमडेगा Simdega, गुमला Gumla, लोहरदगा Lohardaga, लातेहार Latehar, पाकुड़ Pakur,
  जामताड़ा Jamtara, चतरा Chatra, सिरोही Sirohi, जालोर Jalor, हिंगोली Hingoli, वाशिम Washim, गडचिरोली Gadchiroli, सुपौल Supaul,
  मधेपुरा Madhepura, अररिया Araria, जमुई Jamui, चंदौली Chandauli, सोनभद्र Sonbhadra, कैमूर Kaimur, शेखपुरा Sheikhpura,
  नारनौल Narnaul, कारगिल Kargil, सिद्धार्थनगर Siddharthnagar`;

const towns = `छपरा Chhapra, मनाली Manali, कसौली Kasauli, पालमपुर Palampur, नाहन Nahan, कुल्लू Kullu, खलीलाबाद Khalilabad,
  बारामती Baramati, लोणावला Lonavala, महाबलेश्वर Mahabaleshwar, शिरडी Shirdi, कर्जत Karjat, वणी Wani, फोंडा Ponda, पोंडा Ponda,
  मसूरी Mussoorie`;

const pairsOf = (list: string) =>
  list.split(',').map((pair): [string, string] => {
    const [heard = '', name = ''] = pair.trim().split(' ');
    return [heard, name];
  });

describe('a name in Hindi', () => {
  it.each([
    ['the capital', capitals],
    ['the district town', districts],
    ['the small town', towns],
  ])('finds %s that it is said like', async (_, places) => {
    for (const [heard, name] of pairsOf(places)) expect(await meant(heard), heard).toBe(name);
  });

  it('keeps to the state behind it', async () => {
    const { guess } = await finder.find('हमीरपुर, हिमाचल प्रदेश');
    expect(guess).toMatchObject({ kind: 'place', asked: 'Hamirpur', states: ['Himachal Pradesh'] });
  });
});

describe('soundsOf', () => {
  it.each([
    ['करौली', 'karauli'],
    ['समस्तीपुर', 'samastipur'],
    ['टीकमगढ', 'tikamgarh'],
    ['फतेहपुर', 'fatehpur'],
    ['कृष्णानगर', 'krishnanagar'],
  ])('is the same for %s and %s', (hindi, latin) => {
    expect(soundsOf(hindi)).toEqual(expect.arrayContaining(soundsOf(latin)));
  });

  it('tells names apart that are spoken differently', () => {
    expect(soundsOf('मनाली')).not.toEqual(soundsOf('मुनारी'));
  });
});

describe('Hindi names shown on pages', () => {
  it('are there for every city, and read as a city', () => {
    const unread = rows.filter(({ name }) => slugOfSpokenCity(hindiPlaceNames[name] ?? '') === undefined);
    expect(unread).toEqual([]);
  });

  it('are there for every state, and read as that state', () => {
    expect(states.filter((state) => findStateByName(hindiPlaceNames[state] ?? '') !== state)).toEqual([]);
  });
});
