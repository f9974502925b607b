import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as english from '../texts/en/places.ts';
import * as hindi from '../texts/hi/places.ts';

describe('placeName', () => {
  beforeAll(hindi.loadPlaceNames);

  it('is the name in data in English', () => expect(english.placeName('Aurangabad, Bihar')).toBe('Aurangabad, Bihar'));

  it('is known in Hindi for the largest cities at once, for others when they are loaded', async () => {
    // Other tests may have loaded them.
    vi.resetModules();
    const atFirst = await import('../texts/hi/places.ts');
    expect(atFirst.isPlaceUnknown('Delhi')).toBe(false);
    expect(atFirst.isPlaceUnknown('Alwar')).toBe(true);
    expect(atFirst.isPlaceUnknown('Bihar')).toBe(true);
    await atFirst.loadPlaceNames();
    expect(atFirst.placeName('Alwar')).toBe('अलवर');
    expect(atFirst.placeNamesIn([{ city: 'Alwar', near: 'Delhi' }, 'Nowhere'])).toEqual({ Alwar: 'अलवर' });
    expect(atFirst.placeNamesIn(['Patna, Bihar'])).toEqual({ Patna: 'पटना', Bihar: 'बिहार' });
    expect(atFirst.placeNamesIn(['Delhi'])).toBeUndefined();
  });

  it.each([
    ['Pune', 'पुणे'],
    ['Maharashtra', 'महाराष्ट्र'],
    ['Aurangabad, Bihar', 'औरंगाबाद, बिहार'],
    ['DL01', 'DL01'],
  ])('says %s in Hindi as %s', (name, said) => expect(hindi.placeName(name)).toBe(said));
});
