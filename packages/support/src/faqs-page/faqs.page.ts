import { faqQueries, useApi } from '@dopahiya/api-client';
import type { Faq } from '@dopahiya/domain/content';
import { breadcrumbData, type PageHead, paths, type StructuredData } from '@dopahiya/domain/site';
import { definePage, freeText, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/faqs-page';
import { FaqsPage } from './faqs-page.tsx';

/** FAQ page, with search. */
export const faqsPage = definePage({
  name: 'faqs',
  path: paths.faqs,
  parameters: { q: freeText() },
  read: ({ search }) => ({ text: search.get('q') ?? '' }),
  queries: (api) => ({ sections: [pageQuery(faqQueries.about(api))] }),
  useHead: ({ text }) => faqsHead(useQuery(faqQueries.about(useApi())).data, text),
  component: FaqsPage,
});

/** Returns the head of the FAQ page; search results are not indexed by search engines. */
export function faqsHead(faqs: readonly Faq[] = [], text = ''): PageHead {
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.title, to: paths.faqs },
  ];
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    ...(text === '' && { path: paths.faqs }),
    structuredData: [breadcrumbData(trail), ...(faqs.length > 0 ? [faqData(faqs)] : [])],
  };
}

const faqData = (faqs: readonly Faq[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
