import type { Part, PartCategory, PartDetail } from '@dopahiya/domain/parts';
import type { Language } from '@dopahiya/domain/site';
import { type BikeRow, describeBrand, presentBikeCard } from '../catalogue/index.ts';
import { fitOfPart } from './fit-of-part.ts';
import { partIn } from './part-in-hindi.ts';
import type { PartRow } from './part-repository.ts';
import type { BikeWithCategories, PlacedPart } from './part-service.ts';
import { takenFacts } from './taken-facts.ts';

/** Converts a part, matched against a bike, to the contract's form. */
export function presentPart(part: PartRow, bike: BikeRow, language: Language): Part {
  const { id, slug, name, price, old_price, quantity_left, applicable_model, is_sample } = part;
  const { fits, needs } = fitOfPart(part.needs, bike);
  return {
    id,
    slug,
    name: partIn(language, name),
    price,
    old_price,
    discount: discountOf(part),
    quantity_left,
    image: null,
    applicable_model: partIn(language, applicable_model),
    is_sample,
    fits,
    needs,
  };
}

/** Returns the discount off the old price in whole %; null without one. */
function discountOf({ price, old_price }: Pick<PartRow, 'price' | 'old_price'>): number | null {
  return old_price === null ? null : Math.round((1 - price / old_price) * 100);
}

/** Converts a part with all its details to the contract's form. */
export function presentPartDetail({ part, bike, category, brand }: PlacedPart, language: Language): PartDetail {
  const inLanguage = (text: string) => partIn(language, text);
  return {
    ...presentPart(part, bike, language),
    brand: brand.name,
    model: bike.name,
    box_content: part.box_content.map(inLanguage),
    highlights: part.highlights.map(inLanguage),
    description: inLanguage(part.description),
    category_description: category.description && inLanguage(category.description),
    brand_description: language === 'hi' ? describeBrand(brand) : brand.description,
  };
}

/** Converts a bike, its service facts and the groups of parts to the contract's form. */
export function presentBikeParts({ bike, categories }: BikeWithCategories, language: Language) {
  return {
    bike: presentBikeCard(bike, language),
    categories: categories.map((category) => presentCategory(category, language)),
    takes: takenFacts(bike, language),
  };
}

function presentCategory({ slug, name, description, product_count }: PartCategory, language: Language): PartCategory {
  return {
    slug,
    name: partIn(language, name),
    description: description && partIn(language, description),
    product_count,
  };
}
