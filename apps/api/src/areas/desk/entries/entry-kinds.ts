import type { DeskKind } from '@dopahiya/domain/desk';
import type { EntryKind } from './entry-kind.ts';
import { articleKind } from './kinds/article-kind.ts';
import { brandKind } from './kinds/brand-kind.ts';
import { faqsKind, partGroupKind } from './kinds/list-kinds.ts';
import { modelKind } from './kinds/model-kind.ts';
import { claimsKind, contactKind, loanOffersKind } from './kinds/single-kinds.ts';
import { showroomKind } from './kinds/showroom-kind.ts';

/** All kinds of content that the desk edits. */
export const entryKinds: Record<DeskKind, EntryKind> = {
  model: modelKind,
  brand: brandKind,
  showroom: showroomKind,
  article: articleKind,
  faqs: faqsKind,
  'part-group': partGroupKind,
  'loan-offers': loanOffersKind,
  claims: claimsKind,
  contact: contactKind,
};
