import type { PartCategory } from '@dopahiya/domain/parts';
import * as texts from '#texts/bike-page';

/** The name of a group in the language of the page; that of the API where there is none. */
export const groupName = ({ slug, name }: Pick<PartCategory, 'slug' | 'name'>): string =>
  texts.groupNames[slug] ?? name;
