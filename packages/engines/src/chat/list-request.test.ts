import { describe, expect, it } from 'vitest';
import { emptyThread } from './chat-thread.ts';
import { intentModel } from './fixtures/intent-model.ts';
import { names } from './fixtures/names.ts';
import { questions } from './fixtures/questions.ts';
import { listRequest } from './list-request.ts';
import { ChatReader } from './read-message.ts';

const reader = new ChatReader(names, intentModel);

function asked(text: string): string {
  const { conditions, sort, unmet } = listRequest(reader.read(text, emptyThread).slots);
  const said = conditions.map(([name, value]) => `${name}=${value}`);
  return [...said, ...(sort ? [`sort=${sort}`] : []), ...unmet.map((slot) => `without ${slot}`)].join(' ');
}

describe('listRequest', () => {
  it.each([
    ['scooters under 90k', 'budget=0-90000 body_style=scooter'],
    ['bikes above 2 lakh', 'budget=200000-9999999'],
    ['150cc bikes', 'capacity=143-157'],
    ['bikes above 300cc under 3 lakh', 'budget=0-300000 capacity=300-9999'],
    ['I can pay 3000 a month, which bike', 'budget=0-90322'],
    ['5 feet 3 inches, which scooter', 'body_style=scooter max_seat_height=819'],
    ['electric scooter with 120 km range', 'body_style=scooter fuel=electric min_range=120'],
    ['best mileage bike with abs under 1 lakh', 'budget=0-100000 abs=true sort=mileage'],
    ['cng wali bike', 'without fuel'],
    ['scooter with bluetooth', 'body_style=scooter without features'],
    ['sports bike not ktm', 'body_style=sports not_brand=ktm'],
    ['maxi scooters under 2 lakh', 'budget=0-200000 body_style=maxiscooter'],
    ['superbike with abs', 'body_style=superbike abs=true'],
    ['fastest bike under 3 lakh', 'budget=0-300000 sort=top-speed'],
    ['quickest scooter', 'body_style=scooter sort=top-speed'],
    ['sabse tez bike', 'sort=top-speed'],
    ['सबसे तेज़ बाइक', 'sort=top-speed'],
    ['bike with the highest top speed', 'sort=top-speed'],
    ['most powerful bike', 'sort=power'],
    ['comfortable scooter', 'body_style=scooter without sort'],
  ])('of ‘%s’', (text, conditions) => {
    expect(asked(text)).toBe(conditions);
  });

  it('loses no value of a search without saying so', () => {
    const searches = questions.filter(([, meaning]) => meaning.startsWith('search'));
    for (const [text] of searches) expect([text, asked(text)]).not.toEqual([text, '']);
    expect(searches.length).toBeGreaterThan(25);
  });
});
