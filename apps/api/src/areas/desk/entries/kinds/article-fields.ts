import type { DeskField } from '@dopahiya/domain/desk';
import type { Language } from '@dopahiya/domain/site';
import { MAX_MARKDOWN_LENGTH } from '../../../../core/catalogue-file/catalogue-file.ts';
import { fieldTexts } from '../../texts/index.ts';
import { choicesOf, field, group } from '../fields.ts';

/** Returns the fields of an article's form; those in Hindi are beside the English ones that they translate. */
export function articleFields(language: Language, categories: readonly string[]): DeskField[] {
  const { labels, hints, groups, articleCategories } = fieldTexts[language];
  const inHindi = (name: string, label: string, kind: DeskField['kind'], more: Partial<DeskField> = {}) =>
    field(`hindi.${name}`, label, kind, more);
  return [
    ...group(groups.publishing, [
      field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
      field('date', labels.date, 'date', { is_required: true, hint: hints.date }),
      field('published', labels.published, 'flag', { is_required: true }),
      field('category', labels.category, 'choice', {
        is_required: true,
        choices: choicesOf(categories, articleCategories),
      }),
      field('author', labels.author, 'line', { is_required: true, max: 80 }),
      field('sample', labels.sample, 'flag', { is_required: true, hint: hints.article_sample }),
      field('featured', labels.featured, 'flag', { is_required: true, hint: hints.featured }),
    ]),
    ...group(groups.article, [
      field('title', labels.title, 'line', { is_required: true, max: 120 }),
      field('excerpt', labels.excerpt, 'text', { max: 400 }),
      field('bikes', labels.bikes, 'lines', { max: 20, hint: hints.bikes }),
      field('tags', labels.tags, 'lines', { max: 12 }),
      field('caption', labels.caption, 'line', { max: 300 }),
      field('specifications', labels.specifications, 'pairs'),
      field('tool', labels.tool, 'line', { max: 300, hint: hints.tool }),
      field('tool_label', labels.tool_label, 'line', { max: 80 }),
      field('markdown', labels.markdown, 'markdown', {
        is_required: true,
        max: MAX_MARKDOWN_LENGTH,
        hint: hints.markdown,
      }),
    ]),
    ...group(groups.hindi, [
      inHindi('title', labels.title, 'line', { max: 120 }),
      inHindi('excerpt', labels.excerpt, 'text', { max: 400 }),
      inHindi('tags', labels.tags, 'lines', { max: 12 }),
      inHindi('caption', labels.caption, 'line', { max: 300 }),
      inHindi('tool_label', labels.tool_label, 'line', { max: 80 }),
      inHindi('markdown', labels.markdown, 'markdown', { max: MAX_MARKDOWN_LENGTH, hint: hints.markdown }),
    ]),
  ];
}
