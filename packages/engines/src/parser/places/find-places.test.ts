import { describe, expect, it } from 'vitest';
import { placeIndex } from '../../chat/fixtures/names.ts';
import { typedText } from '../../plain-words/typed-text.ts';
import { findPlaces } from './find-places.ts';

const found = (text: string): string =>
  findPlaces(typedText(text).toLowerCase(), placeIndex)
    .map(({ city, state }) => city ?? state)
    .join(', ');

describe('findPlaces', () => {
  it.each([
    ['in Pune', 'pune'],
    ['price in Bombay', 'mumbai'],
    ['Navi Mumbai me', 'navi-mumbai'],
    ['bangalore', 'bengaluru'],
    ['in lucknw', 'lucknow'],
    ['पटना में', 'patna'],
    ['नई दिल्ली में', 'delhi'],
    ['from Delhi to Mumbai', 'delhi, mumbai'],
    ['road tax in Karnataka', 'KA'],
    ['up me road tax', 'UP'],
    ['delhi se up bike', 'delhi, UP'],
    ['उत्तर प्रदेश में', 'UP'],
    ['in Gaya', 'gaya'],
    ['price in dl', 'DL'],
    ['up ka road tax', 'UP'],
  ])('finds in ‘%s’ %s', (text, places) => {
    expect(found(text)).toBe(places);
  });

  it.each([
    'up to 1 lakh',
    'kho gaya',
    'puri jankari do',
    'in the city',
    'best bike',
    'me batao',
    'activa ka rate',
    'dl ke bina scooty',
    'how to get a dl',
    'hai',
  ])('finds nothing in ‘%s’', (text) => {
    expect(found(text)).toBe('');
  });
});
