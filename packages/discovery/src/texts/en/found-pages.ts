import type { FoundPageKind } from '@dopahiya/domain/content';

export const title = 'Guides, tools and answers';
export const kinds: Record<FoundPageKind, string> = {
  guide: 'Guide',
  news: 'Article',
  tool: 'Tool',
  question: 'Answer',
  page: 'Page',
};
export const sample = 'Sample';
export const loading = 'Looking for guides, tools and answers...';
export const failed = 'Guides, tools and answers could not be loaded';
export const none = 'No guides, tools or answers match your search.';
export const allGuides = 'See all guides and news';
export const allAnswers = 'See all answers';
