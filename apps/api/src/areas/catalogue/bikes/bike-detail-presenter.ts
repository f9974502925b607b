import type { BikeDetail, FigureSource, Variant } from '@dopahiya/domain/bikes';
import type { Language } from '@dopahiya/domain/site';
import { flagFields, kindFields, numberFields, type Specifications, textFields } from '@dopahiya/domain/specifications';
import { sourceIn } from '../../../core/hindi/source-in-hindi.ts';
import { valueIn } from '../../../core/hindi/value-in-hindi.ts';
import { figureSourcesOf } from '../figure-sources.ts';
import { type Drawing, drawingAddress, drawingsOf } from '../../media/index.ts';
import { presentPhoto } from '../../../core/stored-photo.ts';
import { highlightsOf, paragraphsOf } from '../descriptions/shown-descriptions.ts';
import { type BikeCardAnswer, presentBikeCard } from './bike-card-presenter.ts';
import type { BikeRow, VariantRow } from './bike-repository.ts';

interface Picture {
  image_url: string;
  is_primary: boolean;
}

/** Bike in detail as the API sends it: the contract turns its pictures into `image`. */
export type BikeDetailAnswer = Omit<BikeDetail, 'image'> & BikeCardAnswer & { images: Picture[] };

const allFields = [...numberFields, ...textFields, ...kindFields, ...flagFields];
const nothingKnown = Object.fromEntries(allFields.map((field) => [field, null])) as Specifications;

/** Converts a bike with all its known facts to the contract's form; unknown ones are null. */
export function presentBikeDetail(row: BikeRow, variants: VariantRow[], language: Language): BikeDetailAnswer {
  const drawings = drawingsOf(row);
  const addressOf = (drawing: Drawing) => drawingAddress(row.slug, drawing);
  return {
    ...nothingKnown,
    ...specificationsIn(language, row.specifications),
    ...presentBikeCard(row, language),
    key_highlights: highlightsOf(row, language),
    description: paragraphsOf(row, variants, language).join('\n\n'),
    is_discontinued: row.status === 'discontinued',
    additional_features: row.additional_features.map((feature) => valueIn(language, feature)),
    color_options: drawings.flatMap((drawing) => presentColour(drawing, addressOf(drawing))),
    ...(row.photos.length > 0 && { photos: row.photos.map(presentPhoto) }),
    images: drawings.map((drawing, index) => ({ image_url: addressOf(drawing), is_primary: index === 0 })),
    sources: sourcesIn(
      language,
      figureSourcesOf({ ...row.specifications, ...presentBikeCard(row, language) }, row.sources),
    ),
    variants: variants.map((variant) => presentVariant(variant, row, language)),
  };
}

const sourcesIn = (language: Language, sources: FigureSource[]): FigureSource[] =>
  sources.map(({ title, ...source }) => ({ title: sourceIn(language, title), ...source }));

const isText = (field: string): boolean => textFields.some((name) => name === field);

/** Translates the words of specifications; sizes of tyres are the same everywhere. */
function specificationsIn(language: Language, specifications: BikeRow['specifications']): BikeRow['specifications'] {
  if (language === 'en') return specifications;
  return Object.fromEntries(
    Object.entries(specifications).map(([field, value]) => [
      field,
      typeof value === 'string' && isText(field) ? valueIn(language, value) : value,
    ]),
  );
}

function presentColour({ colour }: Drawing, image: string): BikeDetail['color_options'] {
  return colour ? [{ name: colour.name, hex: colour.hex, image }] : [];
}

/** Converts a variant to the contract's form. */
export function presentVariant(row: VariantRow, bike: BikeRow, language: Language): Variant {
  const { bike_id, position: _, colours, ...variant } = row;
  const { ex_showroom_price, special_features } = variant;
  return {
    ...variant,
    special_features: special_features === null ? null : valueIn(language, special_features),
    bike_model: String(bike_id),
    price_month: ex_showroom_price === null ? null : (variant.price_month ?? bike.price_month),
    color_options: colours,
  };
}
