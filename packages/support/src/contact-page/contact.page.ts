import { breadcrumbData, type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, oneOf } from '@dopahiya/site';
import * as texts from '#texts/contact-page';
import { ContactPage } from './contact-page.tsx';
import { messageRules } from './message-rules.ts';
import type { Sent } from './outcome.tsx';

const outcomes: Readonly<Record<string, Sent>> = { 1: 'mailed', stored: 'stored' };

/** Contact page; after a submit without scripts the browser is redirected here with `sent`. */
export const contactPage = definePage({
  name: 'contact',
  path: paths.contactUs,
  parameters: { sent: oneOf(['1', 'stored']) },
  read: ({ search }) => ({ before: outcomes[search.get('sent') ?? ''] ?? null }),
  useHead: contactHead,
  component: ContactPage,
  form: messageRules,
});

function contactHead(): PageHead {
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.title, to: paths.contactUs },
  ];
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    path: paths.contactUs,
    structuredData: [breadcrumbData(trail)],
  };
}
