import { describe, expect, it } from 'vitest';
import { variantSchema } from '../bikes/bike-detail.ts';
import { categorySchema } from '../bikes/category.ts';
import { comparedBikesSchema, comparisonSchema } from '../bikes/comparison.ts';
import { articleSchema } from '../content/article.ts';
import { faqSchema } from '../content/faq.ts';
import { citySchema } from './city.ts';
import { dealershipSchema } from './dealership.ts';

const shine = { id: 1, name: 'Shine' };
const unicorn = { id: 2, name: 'Unicorn' };

describe('dealershipSchema', () => {
  it('takes an address with the least that a server may send', () => {
    expect(dealershipSchema.parse({ id: 4, name: 'Wheels of Pune' })).toEqual({
      id: 4,
      name: 'Wheels of Pune',
      brand: { id: null, name: 'Unknown Brand', slug: 'unknown-brand', logo: null },
      address: null,
      city: null,
      pincode: null,
      phone: null,
      website: null,
      latitude: null,
      longitude: null,
      is_sample: false,
    });
  });

  it('reads places that are sent as text', () => {
    const place = { id: 4, name: 'Wheels', latitude: '18.5204', longitude: '73.8567', pincode: 411001 };
    expect(dealershipSchema.parse(place)).toMatchObject({ latitude: 18.5204, longitude: 73.8567, pincode: '411001' });
  });
});

describe('articleSchema', () => {
  it('has no author and no picture when none are named', () => {
    const article = articleSchema.parse({ id: 1, title: 'A first ride' });
    expect(article).toMatchObject({ author: null, featured_image_url: null, content: null, is_sample: false });
  });

  it('keeps an author of one name', () => {
    const { author } = articleSchema.parse({ id: 1, title: 'A first ride', author: { first_name: 'Asha' } });
    expect(author).toEqual({ first_name: 'Asha', last_name: null });
  });
});

describe('faqSchema', () => {
  it('is not about a model when none is named', () => {
    expect(faqSchema.parse({ id: 'x', question: 'Why?', answer: 'So.' })).toMatchObject({ bike_model_name: null });
    expect(faqSchema.safeParse({ id: 'x', question: 'Why?' }).success).toBe(false);
  });
});

describe('comparisonSchema', () => {
  it('needs two bikes', () => {
    expect(comparisonSchema.parse({ id: 1, bikes: [shine, unicorn] }).bikes).toHaveLength(2);
    expect(comparisonSchema.safeParse({ id: 1, bikes: [shine] }).success).toBe(false);
  });
});

describe('comparedBikesSchema', () => {
  it('knows every bike as its own page does', () => {
    const { bikes } = comparedBikesSchema.parse({ bikes: [shine, { ...unicorn, kerb_weight: '139 kg' }] });
    expect(bikes.map(({ kerb_weight }) => kerb_weight)).toEqual([null, 139]);
  });
});

describe('categorySchema', () => {
  it('needs a slug', () => {
    expect(categorySchema.safeParse({ id: 1, name: 'Scooters' }).success).toBe(false);
  });
});

describe('citySchema and variantSchema', () => {
  it('do without what older servers do not send', () => {
    expect(citySchema.parse({ id: 1, name: 'Pune' })).toEqual({ id: 1, name: 'Pune', state: null, rto_code: null });
    expect(variantSchema.parse({ id: 1, bike_model: 7, name: 'Drum' })).toMatchObject({ price_month: null });
  });
});
