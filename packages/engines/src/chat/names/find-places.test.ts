import { describe, expect, it } from 'vitest';
import { names } from '../fixtures/names.ts';
import { messageText } from '../message-text.ts';
import { PlaceBook } from './find-places.ts';

const book = new PlaceBook(names);
const found = (text: string): string =>
  book
    .find(messageText(text))
    .map(({ city, state }) => city?.slug ?? state)
    .join(', ');

describe('PlaceBook', () => {
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
    'hai',
  ])('finds nothing in ‘%s’', (text) => {
    expect(found(text)).toBe('');
  });
});
