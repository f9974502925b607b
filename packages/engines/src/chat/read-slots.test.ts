import { describe, expect, it } from 'vitest';
import { emptyThread } from './chat-thread.ts';
import { meaningOf } from './fixtures/meaning-of.ts';
import { intentModel } from './fixtures/intent-model.ts';
import { nameIndex, placeIndex } from './fixtures/names.ts';
import { ChatReader } from './read-message.ts';

const reader = new ChatReader(nameIndex, placeIndex, intentModel);

describe('values', () => {
  it.each([
    ['ex showroom 92529, handling 1850, insurance 6400 is it ok', 'quote_check amount=1850 item=handling'],
    ['handling ke 2500 aur plate ke 800', 'quote_check amount=2500 item=handling'],
    ['2500 handling charges', 'quote_check amount=2500 item=handling'],
    ['pay 3000 a month, which scooter', 'search body=scooter emi_max=3000'],
    ['rc from Delhi to UP', 'ownership_transfer from_state=DL to_state=UP topic=interstate'],
    ['rc transfer in maharashtra', 'ownership_transfer'],
    ['old splendor under 30k', 'used_search bike=hero/splendor-plus budget_max=30000'],
    ['which bikes does TVS sell under 1 lakh', 'search brand=tvs budget_max=100000'],
    ['sell my 2017 Pulsar 150', 'sell bike=bajaj/pulsar-150 year=2017'],
    ['ladakh jane ke liye bike', 'search use=touring'],
    ['price of Tata Nexon', 'out_of_scope'],
  ])('of ‘%s’', (text, meaning) => {
    expect(meaningOf(reader.read(text, emptyThread))).toBe(meaning);
  });
});
