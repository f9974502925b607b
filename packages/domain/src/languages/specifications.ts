import type { Language } from '../site/index.ts';
import {
  formatSpecification,
  type SpecificationGroup,
  specificationGroupsIn,
} from '../specifications/specification-groups.ts';
import type { Specifications } from '../specifications/index.ts';
import type { SpecificationRow } from '../specifications/specification-groups.ts';
import * as en from '../texts/en/specifications.ts';
import * as hi from '../texts/hi/specifications.ts';

const words = { en, hi };

/** Specification groups of a bike by language, in display order. */
export const specificationGroupsByLanguage: Readonly<Record<Language, readonly SpecificationGroup[]>> = {
  en: specificationGroupsIn(en),
  hi: specificationGroupsIn(hi),
};

/** Formats a specification for display in a language; null if it is unknown. */
export const formatSpecificationIn = (
  language: Language,
  specifications: Specifications & { variants?: readonly { name: string }[] },
  row: SpecificationRow,
): string | null => formatSpecification(specifications, row, words[language]);
