import { describe, expect, it } from 'vitest';
import * as english from '../texts/en/places.ts';
import * as hindi from '../texts/hi/places.ts';

describe('placeName', () => {
  it('is the name in data in English', () => expect(english.placeName('Aurangabad, Bihar')).toBe('Aurangabad, Bihar'));

  it('is known in Hindi for the largest cities at once, for others when they are loaded', async () => {
    expect(hindi.isPlaceUnknown('Delhi')).toBe(false);
    expect(hindi.isPlaceUnknown('Alwar')).toBe(true);
    expect(hindi.isPlaceUnknown('Bihar')).toBe(true);
    await hindi.loadPlaceNames();
    expect(hindi.placeName('Alwar')).toBe('अलवर');
    expect(hindi.placeNamesIn([{ city: 'Alwar', near: 'Delhi' }, 'Nowhere'])).toEqual({ Alwar: 'अलवर' });
    expect(hindi.placeNamesIn(['Patna, Bihar'])).toEqual({ Patna: 'पटना', Bihar: 'बिहार' });
    expect(hindi.placeNamesIn(['Delhi'])).toBeUndefined();
  });

  it.each([
    ['Pune', 'पुणे'],
    ['Maharashtra', 'महाराष्ट्र'],
    ['Aurangabad, Bihar', 'औरंगाबाद, बिहार'],
    ['DL01', 'DL01'],
  ])('says %s in Hindi as %s', (name, said) => expect(hindi.placeName(name)).toBe(said));
});
