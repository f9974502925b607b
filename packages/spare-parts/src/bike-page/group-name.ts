import type { PartCategory } from '@dopahiya/domain/parts';
import * as texts from '#texts/bike-page';

/** Returns the translated name of a group, else the API's name. */
export const groupName = ({ slug, name }: Pick<PartCategory, 'slug' | 'name'>): string =>
  texts.groupNames[slug] ?? name;
