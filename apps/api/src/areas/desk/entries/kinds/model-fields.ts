import { sourceConfidences, sourcedFields, sourceKinds } from '@dopahiya/domain/bikes';
import type { DeskField } from '@dopahiya/domain/desk';
import { bikeChoicesByLanguage, specificationGroupsByLanguage } from '@dopahiya/domain/languages';
import { fuels, saleStatuses } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { figureKinds, flagFields, numberFields } from '@dopahiya/domain/specifications';
import * as z from 'zod';
import { drawingHintsSchema } from '../../../../core/catalogue-file/drawing-hints.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { type FieldTexts, fieldTexts } from '../../texts/index.ts';
import { choicesOf, field, group } from '../fields.ts';
import { makerChoices } from './place-choices.ts';

/** Returns the fields of a model's form. */
export async function modelFields(language: Language, orm: Orm): Promise<DeskField[]> {
  const texts = fieldTexts[language];
  const { groups } = texts;
  const makers = await makerChoices(orm);
  return [
    ...group(groups.sale, saleFields(texts, makers, language)),
    ...group(groups.prices, priceFields(texts)),
    ...specificationFields(texts, language),
    ...group(groups.texts, textFields(texts)),
    ...group(groups.look, lookFields(texts)),
    ...group(groups.drawing, drawingFields(texts)),
    ...group(groups.sources, [sourcesField(texts, language)]),
  ];
}

type Choices = DeskField['choices'];

const saleFields = (
  { labels, hints, statuses, fuelNames }: FieldTexts,
  makers: Choices,
  language: Language,
): DeskField[] => [
  field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
  field('name', labels.name, 'line', { is_required: true }),
  field('brand', labels.brand, 'choice', { is_required: true, is_fixed: true, choices: makers }),
  field('status', labels.status, 'choice', { is_required: true, choices: choicesOf(saleStatuses, statuses) }),
  field('body_style', labels.body_style, 'choice', {
    is_required: true,
    choices: choicesOf(
      Object.keys(bikeChoicesByLanguage[language].bodyStyles),
      bikeChoicesByLanguage[language].bodyStyles,
    ),
  }),
  field('fuel_type', labels.fuel_type, 'choice', { is_required: true, choices: choicesOf(fuels, fuelNames) }),
  field('launch_date', labels.launch_date, 'date'),
  field('popularity', labels.popularity, 'number', { is_required: true, hint: hints.popularity }),
];

const priceFields = ({ labels, hints }: FieldTexts): DeskField[] => [
  field('price', labels.price, 'rupees', { hint: hints.price }),
  field('price_month', labels.price_month, 'month', { hint: hints.price_month }),
  field('variants', labels.variants, 'list', {
    items: [
      field('name', labels.name, 'line', { is_required: true }),
      field('ex_showroom_price', labels.price, 'rupees'),
      field('price_month', labels.price_month, 'month'),
      field('special_features', labels.special_features, 'line', { hint: hints.special_features }),
      field('colours', labels.variant_colours, 'lines'),
    ],
  }),
];

const numbers = new Set<string>(numberFields);
const flags = new Set<string>(flagFields);

/** Figures that the site shows with another one. */
const furtherFields: Partial<Record<string, 'engine_capacity' | 'max_power_rpm' | 'max_torque_rpm'>> = {
  displacement: 'engine_capacity',
  max_power: 'max_power_rpm',
  max_torque: 'max_torque_rpm',
};

/** Fields of specifications as the site groups them; fuel is a field of the model itself. */
function specificationFields(texts: FieldTexts, language: Language): DeskField[] {
  const kinds = choicesOf(figureKinds, texts.figureKinds);
  return specificationGroupsByLanguage[language].flatMap(({ name, rows }) =>
    group(
      name,
      rows
        .filter(({ field: own }) => own !== 'fuel_type')
        .flatMap(({ field: own, label, unit = null }) => {
          const kind = numbers.has(own) ? 'number' : flags.has(own) ? 'flag' : 'line';
          const shown = field(`specifications.${own}`, label, kind, { unit, max: kind === 'line' ? 120 : null });
          const more = furtherFields[own];
          if (more) return [shown, field(`specifications.${more}`, texts.labels[more], 'number')];
          if (own === 'mileage')
            return [shown, field('specifications.mileage_kind', texts.mileageKind, 'choice', { choices: kinds })];
          if (own === 'battery_range')
            return [shown, field('specifications.range_kind', texts.rangeKind, 'choice', { choices: kinds })];
          return [shown];
        }),
    ),
  );
}

const textFields = ({ labels, hints }: FieldTexts): DeskField[] => [
  field('highlights', labels.highlights, 'lines', { max: 6, hint: hints.highlights }),
  field('description', labels.description, 'lines', { hint: hints.description }),
  field('additional_features', labels.additional_features, 'lines'),
];

const lookFields = ({ labels, hints }: FieldTexts): DeskField[] => [
  field('photos', labels.photos, 'list', {
    max: 12,
    hint: hints.photo,
    items: [
      field('file', labels.file, 'photo', { is_required: true }),
      field('alt', labels.alt, 'line', { is_required: true, max: 200 }),
      field('credit', labels.credit, 'line', { is_required: true, max: 120 }),
      field('licence', labels.licence, 'line', { is_required: true, max: 120, hint: hints.licence }),
      field('variant', labels.variant, 'line'),
      field('colour', labels.colour, 'line'),
    ],
  }),
  field('colours', labels.colours, 'list', {
    items: [
      field('name', labels.name, 'line', { is_required: true }),
      field('hex', labels.hex, 'colour', { is_required: true }),
      field('accent', labels.accent, 'colour'),
    ],
  }),
];

/** Fields of the hints for the drawing. */
function drawingFields({ labels, drawingParts, drawingChoices }: FieldTexts): DeskField[] {
  return Object.entries(drawingHintsSchema.shape).map(([name, schema]) => {
    const inner = schema.unwrap();
    const label = `${labels.drawing}: ${drawingParts[name as keyof typeof drawingParts]}`;
    if (inner instanceof z.ZodBoolean) return field(`drawing.${name}`, label, 'flag');
    if (inner instanceof z.ZodEnum)
      return field(`drawing.${name}`, label, 'choice', { choices: choicesOf(inner.options, drawingChoices) });
    return field(`drawing.${name}`, label, 'colour');
  });
}

const sourcesField = (texts: FieldTexts, language: Language): DeskField => {
  const { labels, hints } = texts;
  const names = Object.fromEntries(
    specificationGroupsByLanguage[language].flatMap(({ rows }) => rows.map(({ field: own, label }) => [own, label])),
  );
  return field('sources', labels.sources, 'list', {
    hint: hints.source,
    items: [
      field('kind', labels.source_kind, 'choice', {
        is_required: true,
        choices: choicesOf(sourceKinds, texts.sourceKinds),
      }),
      field('title', labels.title, 'line', { is_required: true, max: 120 }),
      field('year', labels.year, 'number'),
      field('confidence', labels.confidence, 'choice', {
        is_required: true,
        choices: choicesOf(sourceConfidences, texts.confidences),
      }),
      field('fields', labels.source_fields, 'choices', { choices: choicesOf(sourcedFields, names) }),
    ],
  });
};
