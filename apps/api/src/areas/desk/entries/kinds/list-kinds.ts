import { partNeeds } from '@dopahiya/domain/parts';
import { paths } from '@dopahiya/domain/site';
import * as z from 'zod';
import { partCategories } from '../../../../core/database/part-schema.ts';
import { faqs } from '../../../../core/database/schema.ts';
import {
  type CatalogueFaq,
  type CataloguePartGroup,
  CatalogueWriter,
  faqsFileSchema,
  partsFileSchema,
  readFaqs,
  readPartGroups,
  rejectFaqs,
  rejectParts,
  toCatalogueRows,
} from '../../../seeding/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import { deskSource, problemsOf } from '../desk-source.ts';
import { asKind } from '../entry-kind.ts';
import { choicesOf, field } from '../fields.ts';
import { nothingElse } from './nothing-else.ts';

/** The general questions with their answers, in display order: one entry. */
export const faqsKind = asKind<{ questions: CatalogueFaq[] }>({
  kind: 'faqs',
  schema: z.strictObject({ questions: faqsFileSchema }),
  isRemovable: false,
  list: () =>
    Promise.resolve([{ slug: 'faqs', title: fieldTexts.en.labels.questions, about: null, gaps: [], views: null }]),
  read: async (orm, slug) => (slug === 'faqs' ? { questions: await readFaqs(orm) } : undefined),
  titleOf: () => fieldTexts.en.labels.questions,
  pathOf: () => paths.faqs,
  fields: (language) => {
    const { labels, hints } = fieldTexts[language];
    return [
      field('questions', labels.questions, 'list', {
        items: [
          field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
          field('question', labels.question, 'line', { is_required: true }),
          field('answer', labels.answer, 'text', { is_required: true }),
          field('hi.question', labels.question_hindi, 'line'),
          field('hi.answer', labels.answer_hindi, 'text'),
        ],
      }),
    ];
  },
  problems: (_, { questions }) => {
    const found = rejectFaqs({ source: deskSource('faqs', questions), content: questions });
    return Promise.resolve(problemsOf(found).map(({ path, reason }) => ({ path: `questions.${path}`, reason })));
  },
  write: async (transaction, _, content) => {
    const writer = new CatalogueWriter(transaction);
    const wanted = content?.questions ?? [];
    const before = await transaction.select({ slug: faqs.slug }).from(faqs);
    for (const { slug } of before) if (!wanted.some((one) => one.slug === slug)) await writer.remove(faqs, slug);
    await writer.merge(toCatalogueRows({ ...nothingElse, faqs: wanted }));
  },
});

/** Groups of spare parts, each with its parts. */
export const partGroupKind = asKind<CataloguePartGroup>({
  kind: 'part-group',
  schema: partsFileSchema.element,
  isRemovable: true,
  list: async (orm, language) => {
    const groups = await readPartGroups(orm);
    return groups.map(({ slug, name, parts }) => ({
      slug,
      title: name,
      about: fieldTexts[language].partsOf(parts.length),
      gaps: [],
      views: null,
    }));
  },
  read: async (orm, slug) => (await readPartGroups(orm)).find((one) => one.slug === slug),
  titleOf: ({ name }) => name,
  pathOf: () => paths.spareParts,
  fields: (language) => {
    const { labels, hints, partNeeds: needNames } = fieldTexts[language];
    return [
      field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
      field('name', labels.name, 'line', { is_required: true, max: 40 }),
      field('description', labels.description, 'text', { is_required: true, max: 300 }),
      field('parts', labels.parts, 'list', {
        items: [
          field('slug', labels.slug, 'line', { is_required: true, is_fixed: true }),
          field('name', labels.name, 'line', { is_required: true, max: 80 }),
          field('price', labels.part_price, 'rupees', { is_required: true }),
          field('old_price', labels.old_price, 'rupees'),
          field('quantity_left', labels.quantity_left, 'number', { is_required: true }),
          field('applicable_model', labels.applicable_model, 'line', { is_required: true, max: 120 }),
          field('needs', labels.needs, 'choices', { choices: choicesOf(partNeeds, needNames), max: 4 }),
          field('box_content', labels.box_content, 'lines', { is_required: true, max: 8 }),
          field('highlights', labels.highlights, 'lines', { max: 6 }),
          field('description', labels.description, 'text', { is_required: true, max: 600 }),
          field('is_sample', labels.is_sample, 'flag', { is_required: true }),
        ],
      }),
    ];
  },
  problems: async (orm, content) => {
    const others = (await readPartGroups(orm)).filter(({ slug }) => slug !== content.slug);
    const all = [...others, content];
    const found = rejectParts({ source: deskSource('parts', all), content: all });
    return problemsOf(found, [others.length]);
  },
  write: async (transaction, slug, content) => {
    const writer = new CatalogueWriter(transaction);
    if (!content) return writer.remove(partCategories, slug);
    const groups = await readPartGroups(transaction);
    const isNew = groups.every((one) => one.slug !== slug);
    const all = isNew ? [...groups, content] : groups.map((one) => (one.slug === slug ? content : one));
    await writer.merge(toCatalogueRows({ ...nothingElse, parts: all }));
  },
});
