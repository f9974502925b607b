import { describe, expect, it } from 'vitest';
import { readSearch } from '../testing/read-search.ts';
import { withoutPart } from './reading.ts';

const brands = [
  { slug: 'hero', name: 'Hero' },
  { slug: 'hero-electric', name: 'Hero Electric' },
  { slug: 'honda', name: 'Honda' },
  { slug: 'ola-electric', name: 'Ola Electric' },
  { slug: 'royal-enfield', name: 'Royal Enfield' },
  { slug: 'ktm', name: 'KTM' },
];

const conditionsIn = (text: string) =>
  readSearch(text, brands).parts.flatMap(({ conditions }) => conditions.map((condition) => condition.join('=')));
const restOf = (text: string) => readSearch(text, brands).rest;

describe('readConditions', () => {
  it.each([
    ['scooter under 1 lakh with 50 kmpl', ['body_style=scooter', 'budget=0-100000', 'min_mileage=50']],
    ['150cc below 1.5 lakh', ['capacity=143-157', 'budget=0-150000']],
    ['electric range above 120 km', ['fuel=electric', 'min_range=120']],
    ['seat height below 780', ['max_seat_height=780']],
    ['bikes under ₹80,000', ['budget=0-80000']],
    ['under 1,25,000', ['budget=0-125000']],
    ['below rs 90000', ['budget=0-90000']],
    ['scooty upto 80k', ['body_style=scooter', 'budget=0-80000']],
    ['superbike under 1 crore', ['body_style=superbike', 'budget=0-9999999']],
    ['between 1 and 1.5 lakh', ['budget=100000-150000']],
    ['between 80k and 1.2 lakh', ['budget=80000-120000']],
    ['1-1.5 lakh', ['budget=100000-150000']],
    ['60,000 to 80,000', ['budget=60000-80000']],
    ['around 1 lakh', ['budget=90000-110000']],
    ['price above 2 lakh', ['budget=200000-9999999']],
    ['over 500 cc', ['capacity=500-9999']],
    ['engine between 125 and 160 cc', ['capacity=125-160']],
    ['mileage 60', ['min_mileage=60']],
    ['mileage above 60 km', ['min_mileage=60']],
    ['60 kmpl mileage under 70k', ['min_mileage=60', 'budget=0-70000']],
    ['under 1 lakh mileage 50', ['budget=0-100000', 'min_mileage=50']],
    ['weight below 110 kg', ['max_kerb_weight=110']],
    ['range between 100 and 150 km', ['min_range=100', 'max_range=150']],
    ['Royal Enfield cruiser', ['brand=royal-enfield', 'body_style=cruiser']],
    ['hero electric scooter', ['brand=hero-electric', 'body_style=scooter']],
    ['ola scooter', ['brand=ola-electric', 'body_style=scooter']],
    ['honda bikes with ABS', ['brand=honda', 'abs=true']],
    ['commuter without abs', ['body_style=commuter', 'abs=false']],
    ['sports bike petrol', ['body_style=sports', 'fuel=petrol']],
    ['125cc scooter under 90k', ['capacity=119-131', 'body_style=scooter', 'budget=0-90000']],
    ['bikes between 1 and 1.5 lakh', ['budget=100000-150000']],
    ['ev with range over 150', ['fuel=electric', 'min_range=150']],
    ['abs bike below 1,20,000', ['abs=true', 'budget=0-120000']],
    ['mileage more than 60', ['min_mileage=60']],
    ['honda 125cc', ['brand=honda', 'capacity=119-131']],
    ['150-200cc bikes', ['capacity=150-200']],
    ['50 kmpl+', ['min_mileage=50']],
    ['range 100+ km', ['min_range=100']],
    ['300+ cc', ['capacity=300-9999']],
    ['5 lakh or more', ['budget=500000-9999999']],
    ['mileage 55 kmpl and above', ['min_mileage=55']],
    ['1 lakh or less', ['budget=0-100000']],
    ['125 cc or more under 1 lakh', ['capacity=125-9999', 'budget=0-100000']],
    ['bikes under Rs. 75,000/-', ['budget=0-75000']],
    ['under 1 lakh 20 thousand', ['budget=0-120000']],
    ['100 cc 50k', ['capacity=95-105', 'budget=0-50000']],
    ['top 10 bikes under 2 lakh', ['budget=0-200000']],
    ['best 2 wheelers below 70k', ['budget=0-70000']],
    ['60 ka average', ['min_mileage=60']],
    ['bikes under 1 lakh and above 50 kmpl', ['budget=0-100000', 'min_mileage=50']],
    ['80k rupees', ['budget=0-80000']],
    ['scooter below one lakh', ['body_style=scooter', 'budget=0-100000']],
    ['2 lakh se kam bike', ['budget=0-200000']],
    ['1.5 lakh ke andar', ['budget=0-150000']],
    ['price in 150000', ['budget=0-150000']],
    ['5 lakh se upar', ['budget=500000-9999999']],
    ['80 hazar tak ki scooty', ['budget=0-80000', 'body_style=scooter']],
    ['enfield cruiser', ['brand=royal-enfield', 'body_style=cruiser']],
    ['हीरो', ['brand=hero']],
    ['होंडा स्कूटर', ['brand=honda', 'body_style=scooter']],
    ['रॉयल एनफील्ड की बाइक', ['brand=royal-enfield']],
    ['90 हज़ार से कम', ['budget=0-90000']],
    ['१ लाख तक की इलेक्ट्रिक स्कूटर', ['budget=0-100000', 'fuel=electric', 'body_style=scooter']],
    ['१.५ लाख से ज़्यादा', ['budget=150000-9999999']],
    ['80 हजार से 1 लाख', ['budget=80000-100000']],
    ['light bike', ['max_kerb_weight=120']],
    ['lightweight scooter', ['max_kerb_weight=120', 'body_style=scooter']],
    ['lighter than 110 kg', ['max_kerb_weight=110']],
    ['halki scooty', ['max_kerb_weight=120', 'body_style=scooter']],
    ['हल्की स्कूटी', ['max_kerb_weight=120', 'body_style=scooter']],
    ['bike for a short rider', ['max_seat_height=780']],
    [
      'scooter for short girls under 1 lakh',
      ['body_style=scooter', 'max_seat_height=780', 'max_kerb_weight=120', 'budget=0-100000'],
    ],
    ['low seat height cruiser', ['max_seat_height=780', 'body_style=cruiser']],
    ['chote kad ke liye bike', ['max_seat_height=780']],
    ['छोटे कद के लिए बाइक', ['max_seat_height=780']],
    ['छोटे क़द वाली बाइक', ['max_seat_height=780']],
    ['for tall riders', ['min_seat_height=820']],
    ['for college', ['body_style=commuter', 'body_style=scooter']],
    ['light bike for college', ['max_kerb_weight=120', 'body_style=commuter', 'body_style=scooter']],
    ['scooter for college', ['body_style=scooter', 'body_style=scooter']],
    ['कॉलेज के लिए स्कूटर', ['body_style=scooter', 'body_style=scooter']],
    ['bike for daily office use', ['body_style=commuter', 'body_style=scooter']],
    ['for city traffic', ['body_style=commuter', 'body_style=scooter']],
  ])('reads %s', (text, conditions) => {
    expect(conditionsIn(text)).toEqual(conditions);
    expect(restOf(text)).toBe('');
  });

  it.each([
    ['classic 350', 'classic 350'],
    ['pulsar n160', 'pulsar n160'],
    ['ktm 390 duke', '390 duke'],
    ['tvs sport', 'tvs sport'],
    ['meteor under 2.5 lakh', 'meteor'],
    ['activa 6g or 125', 'activa 6g 125'],
    ['royal enfield 350', '350'],
    ['splendor plus', 'splendor plus'],
    ['asdfgh qwerty', 'asdfgh qwerty'],
    ['एक्टिवा', 'एक्टिवा'],
    ['हीरोइन', 'हीरोइन'],
    ['keeway k-light 250v', 'keeway k-light 250v'],
    ['star city plus', 'star city plus'],
    ['led light', 'led light'],
    ['cruiser for college', 'college'],
    ['activa for girls', 'activa'],
    ['top speed above 100', 'speed above 100'],
    ['', ''],
  ])('leaves the names in %s to the search', (text, rest) => {
    expect(restOf(text)).toBe(rest);
  });

  it.each([
    ['classic 350 price', 'classic 350'],
    ['bullet 350 price', 'bullet 350'],
    ['price of hunter 350', 'hunter 350'],
    ['cost 390 duke', '390 duke'],
    ['rs200', 'rs200'],
    ['pulsar rs 200', 'pulsar rs 200'],
    ['rs 457 price', 'rs 457'],
    ['₹350', '350'],
    ['budget 125', '125'],
    ['xtreme 160 under 900 rupees', 'xtreme 160 900 rupees'],
    ['raider 125 mileage', 'raider 125'],
    ['platina 100 average', 'platina 100'],
    ['interceptor 650 seat height', 'interceptor 650'],
    ['classic 350 weight', 'classic 350'],
    ['pulsar 150 engine', 'pulsar 150 engine'],
    ['honda 125 mileage', '125 mileage'],
    ['99999999999 price', '99999999999'],
  ])('takes a number that no vehicle has for a name: %s', (text, rest) => {
    const { parts, rest: left } = readSearch(text, brands);
    expect(parts.filter(({ conditions }) => conditions[0]?.[0] !== 'brand')).toEqual([]);
    expect(left).toBe(rest);
  });

  it.each<[text: string, aim: string, rest: string, place?: string]>([
    ['classic 350 price', 'price', 'classic 350'],
    ['duke 390 on road', 'price', 'duke 390'],
    ['duke 390 on-road price', 'price', 'duke 390'],
    ['ex showroom price of gixxer', 'price', 'gixxer'],
    ['activa ki kimat', 'price', 'activa'],
    ['शाइन की कीमत', 'price', 'शाइन'],
    ['pulsar ns 160 price in pune', 'price', 'pulsar ns 160', 'pune'],
    ['on road price in navi mumbai apache 160', 'price', 'apache 160', 'navi mumbai'],
    ['gixxer in greater noida, up', 'price', 'gixxer', 'greater noida, up'],
    ['jupiter price in 411001', 'price', 'jupiter', '411001'],
    ['activa pincode: 560038', 'price', 'activa', '560038'],
    ['splendor की कीमत पुणे में', 'price', 'splendor', 'पुणे'],
    ['raider 125 emi', 'emi', 'raider 125'],
    ['fascino down payment', 'emi', 'fascino'],
    ['ntorq emi price', 'emi', 'ntorq'],
    ['ns200 mileage', 'figures', 'ns200'],
    ['what is the average of splendor', 'figures', 'splendor'],
    ['apache 160 torque', 'figures', 'apache 160'],
    ['shine specs and features', 'figures', 'shine'],
    ['शाइन का माइलेज', 'figures', 'शाइन'],
    ['duke 390 colours', 'colours', 'duke 390'],
    ['gixxer user reviews', 'reviews', 'gixxer user'],
    ['raider price and mileage', 'price', 'raider'],
    ['classic 350 vs hunter 350 mileage', 'compare', 'classic 350 vs hunter 350'],
    ['classic 350 vs hunter 350', 'compare', 'classic 350 vs hunter 350'],
    ['gixxer v/s mt15', 'compare', 'gixxer vs mt15'],
    ['compare shine and splendor price', 'compare', 'shine vs splendor'],
    ['difference between apache or pulsar', 'compare', 'apache vs pulsar'],
    ['honda shine vs hero splendor', 'compare', 'Honda shine vs Hero splendor'],
    ['re classic 350 vs honda cb350', 'compare', 'Royal Enfield classic 350 vs Honda cb350'],
  ])('reads what is wanted of a model in %s', (text, aim, rest, place) => {
    const reading = readSearch(text, brands);
    expect(reading).toMatchObject({ aim, rest, parts: [] });
    expect(reading.place).toBe(place);
  });

  it.each([
    ['scooter under 1 lakh', undefined],
    ['classic 350 vs', undefined],
    ['best bike in india', undefined],
    ['price under 1 lakh', undefined],
    ['bikes with abs in 2 lakh', undefined],
    ['mileage', undefined],
    ['scooter reviews', undefined],
  ])('reads no aim in %s', (text, aim) => {
    const reading = readSearch(text, brands);
    expect(reading.aim).toBe(aim);
    expect(reading.place).toBeUndefined();
  });

  it.each([
    ['scooter not activa or jupiter', ['body_style=scooter', 'not_named=activa', 'not_named=jupiter']],
    ['bike but not pulsar and apache', ['not_named=pulsar', 'not_named=apache']],
    ['activa nahi chahiye', ['not_named=activa']],
  ])('leaves out each model that %j excludes', (text, conditions) => {
    expect(conditionsIn(text)).toEqual(conditions);
  });

  it('reads RE as Royal Enfield, and nothing in longer words', () => {
    expect(conditionsIn('re classic 350')).toEqual(['brand=royal-enfield']);
    expect(conditionsIn('RE')).toEqual(['brand=royal-enfield']);
    expect(conditionsIn('revolt rv400 pre')).toEqual([]);
  });

  it('reads over what nobody sees', () => {
    expect(conditionsIn('scoo\u200Bter under\u00A01 lakh\u200E')).toEqual(['body_style=scooter', 'budget=0-100000']);
    expect(restOf('\uFEFFclas\u00ADsic 350\u200B')).toBe('classic 350');
  });

  it('says which words it read, so that each part can be taken away', () => {
    const text = 'scooter under 1 lakh with 50 kmpl';
    const { parts } = readSearch(text, brands);
    expect(parts.map(({ words }) => words)).toEqual(['scooter', 'under 1 lakh', 'with 50 kmpl']);
    expect(parts.map((part) => withoutPart(text, part))).toEqual([
      'under 1 lakh with 50 kmpl',
      'scooter with 50 kmpl',
      'scooter under 1 lakh',
    ]);
  });

  it('reads a letter in either way of writing it', () => {
    expect(conditionsIn('90 ह\u095Bार से कम')).toEqual(['budget=0-90000']);
  });

  it('reads the first 400 characters of a longer text, and no half of a word', () => {
    const { text, parts, rest } = readSearch(`scooter ${'zarkon '.repeat(53)}zarkon00 under 1 lakh 20000`, brands);
    expect(text.length).toBeLessThanOrEqual(400);
    expect(text).toMatch(/^scooter (zarkon\S* )+under 1$/);
    expect(parts.map(({ words }) => words)).toEqual(['scooter']);
    expect(rest).not.toContain('lakh');
    expect(readSearch('1 lakh '.repeat(10_000), brands).text.length).toBeLessThanOrEqual(400);
  });

  it('takes no number out of a longer word', () => {
    expect(conditionsIn('x100k7 mt15 kn200')).toEqual([]);
  });

  it('leaves what no letter or digit is in as it was written', () => {
    expect(readSearch('\u0000', brands).rest).toBe('\u0000');
  });
});
