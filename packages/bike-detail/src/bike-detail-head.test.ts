import { describe, expect, it } from 'vitest';
import { bikeDetailHead, missingBikeHead, pendingBikeHead } from './bike-detail-head.ts';
import { buildBikeDetail } from './testing.ts';

describe('bikeDetailHead', () => {
  it('names the bike, its price with place and month, and its figures', () => {
    expect(bikeDetailHead(buildBikeDetail())).toMatchObject({
      title: 'Royal Enfield Classic 350: price, specifications, colours | Dopahiya',
      description:
        'Royal Enfield Classic 350: ₹1,81,118, ex-showroom, Delhi · June 2026. Engine 349 cc, Mileage 35 kmpl, Max power 20.2 bhp, Max torque 27 Nm, Kerb weight 195 kg, Fuel tank 13 L.',
      path: '/royal-enfield/classic-350',
    });
  });

  it('shares the drawing as a picture of its own', () => {
    const image = '/media/drawings/classic-350.red.abc.svg';
    expect(bikeDetailHead(buildBikeDetail({ image })).image).toEqual({
      path: '/media/share/classic-350.red.abc.png',
      alt: 'Royal Enfield Classic 350, drawn to scale',
    });
    expect(bikeDetailHead(buildBikeDetail({ image: 'https://elsewhere.example/a.jpg' }))).not.toHaveProperty('image');
  });

  it('gives search engines the offers of the variants in rupees, and where the page stands', () => {
    expect(bikeDetailHead(buildBikeDetail()).structuredData).toMatchObject([
      {
        '@type': 'Product',
        name: 'Royal Enfield Classic 350',
        brand: { name: 'Royal Enfield' },
        offers: { '@type': 'AggregateOffer', lowPrice: 181118, highPrice: 187620, offerCount: 2, priceCurrency: 'INR' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: '/' },
          { item: '/royal-enfield' },
          { item: '/royal-enfield/classic-350', position: 3 },
        ],
      },
    ]);
  });

  it('offers a bike without priced variants at its own price, and one without any price not at all', () => {
    const productOf = (facts: object) => bikeDetailHead(buildBikeDetail(facts)).structuredData?.[0];
    expect(productOf({ variants: [] })?.['offers']).toMatchObject({ '@type': 'Offer', price: 181118 });
    expect(productOf({ price: null, variants: [] })).not.toHaveProperty('offers');
    expect(productOf({ status: 'upcoming' })?.['offers']).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      url: '/royal-enfield/classic-350',
    });
  });

  it('tells a span of prices only where all are of one month, else what the model itself costs', () => {
    const offersOf = (facts: object) => bikeDetailHead(buildBikeDetail(facts)).structuredData?.[0]?.['offers'];
    const [first, second] = buildBikeDetail().variants;
    const older = { ...second!, price_month: '2024-09' };
    expect(offersOf({ variants: [first, older] })).toMatchObject({ '@type': 'Offer', price: 181118 });
    const newest = { ...second!, price_month: '2026-08' };
    expect(offersOf({ price: null, price_month: null, variants: [older, newest, first] })).toMatchObject({
      '@type': 'Offer',
      price: newest.ex_showroom_price,
    });
    const old = [older, { ...first!, price_month: '2024-09' }];
    expect(offersOf({ variants: old })).toMatchObject({ '@type': 'Offer', price: 181118 });
  });

  it('tells a rating only of real reviews', () => {
    const rated = buildBikeDetail({ rating: 4.5 });
    const [product] = bikeDetailHead(rated, { reviewCount: 2 }).structuredData ?? [];
    expect(product?.['aggregateRating']).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    expect(bikeDetailHead(rated, { reviewCount: 0 }).structuredData?.[0]).not.toHaveProperty('aggregateRating');
    const unrated = bikeDetailHead(buildBikeDetail(), { reviewCount: 2 });
    expect(unrated.structuredData?.[0]).not.toHaveProperty('aggregateRating');
  });

  it('tells the questions that the page shows', () => {
    const faqs = [{ id: 1, question: 'How high?', answer: '805 mm.', bike_model_name: null }];
    const { structuredData } = bikeDetailHead(buildBikeDetail(), { faqs });
    expect(structuredData?.[2]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How high?', acceptedAnswer: { '@type': 'Answer', text: '805 mm.' } }],
    });
  });

  it('leaves out a price that nobody gave', () => {
    const { description } = bikeDetailHead(buildBikeDetail({ price: null, price_month: null }));
    expect(description).toMatch(/^Royal Enfield Classic 350\. Engine/);
  });

  it.each([
    [{ name: 'Hero' }, 'Hero Splendor', 'Hero Splendor:'],
    [{ name: 'Unknown Brand', slug: 'unknown-brand' }, 'Splendor', 'Splendor:'],
  ])('says the brand %j of the bike "%s" once, and only when it is known', (brand, name, start) => {
    const bike = buildBikeDetail({ name, brand: { id: 1, slug: 'hero', logo: null, ...brand } });
    expect(bikeDetailHead(bike).title.startsWith(start)).toBe(true);
  });
});

describe('the head of a page without a bike', () => {
  it('names no address for search engines to keep', () => {
    expect(missingBikeHead()).toEqual({
      title: 'Bike not found | Dopahiya',
      description: 'There is no bike at this address.',
    });
    expect(pendingBikeHead()).not.toHaveProperty('path');
  });
});
