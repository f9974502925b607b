import { paths } from '@dopahiya/domain/site';
import { Disclosure, Link } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/terms-page';
import { Complaints } from '../static-page/complaints.tsx';
import { ContactSentence } from '../static-page/contact-sentence.tsx';
import { partId } from '../static-page/part-id.ts';
import { StaticPage } from '../static-page/static-page.tsx';
import { AnswerToTerms } from './answer-to-terms.tsx';
import { definePage } from '@dopahiya/site';
import { termsHead } from '../static-page-heads.ts';

const parts = [
  texts.acceptance,
  texts.accounts,
  texts.use,
  texts.privacy,
  texts.liability,
  texts.changes,
  texts.contact,
].map(({ title }) => title);

/** Terms in collapsible sections, open at first so that they print in full, with the visitor's answer. */
export function TermsPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro} parts={parts}>
      <p>{texts.editionIs}</p>
      <h2>{texts.sectionsTitle}</h2>
      <Told part={0} section={texts.acceptance} />
      <Told part={1} section={texts.accounts} />
      <Told part={2} section={texts.use} />
      <Folding part={3} title={texts.privacy.title}>
        <p>{texts.privacyPolicy({ link: privacyLink })}</p>
      </Folding>
      <Told part={4} section={texts.liability} />
      <Told part={5} section={texts.changes} />
      <Folding part={6} title={texts.contact.title}>
        <ContactSentence>{texts.contactUs}</ContactSentence>
        <Complaints />
      </Folding>
      <AnswerToTerms />
    </StaticPage>
  );
}

const privacyLink = (words: string) => (
  <Link key="privacy" to={paths.privacyPolicy}>
    {words}
  </Link>
);

function Told({ part, section: { title, paragraphs } }: { part: number; section: texts.TermsSection }) {
  return (
    <Folding part={part} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Folding>
  );
}

function Folding({ part, title, children }: { part: number; title: string; children: ReactNode }) {
  return (
    <div id={partId(part)}>
      <Disclosure title={title} initially="open">
        {children}
      </Disclosure>
    </div>
  );
}

/** Terms and conditions page, with the visitor's answer. */
export const termsPage = definePage({
  name: 'terms',
  path: paths.termsAndConditions,
  useHead: termsHead,
  component: TermsPage,
});
