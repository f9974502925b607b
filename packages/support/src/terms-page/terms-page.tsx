import { paths } from '@dopahiya/domain/site';
import { Disclosure, Link } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/terms-page';
import { ContactSentence } from '../static-page/contact-sentence.tsx';
import { StaticPage } from '../static-page/static-page.tsx';
import { AnswerToTerms } from './answer-to-terms.tsx';

/** The terms in sections that fold, open until they are folded so that they print whole, and the visitor's answer. */
export function TermsPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro}>
      <p>{texts.editionIs}</p>
      <h2>{texts.sectionsTitle}</h2>
      <Told section={texts.acceptance} />
      <Told section={texts.accounts} />
      <Told section={texts.use} />
      <Folding title={texts.privacy.title}>
        <p>{texts.privacyPolicy({ link: privacyLink })}</p>
      </Folding>
      <Told section={texts.liability} />
      <Told section={texts.changes} />
      <Folding title={texts.contact.title}>
        <ContactSentence>{texts.contactUs}</ContactSentence>
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

function Told({ section: { title, paragraphs } }: { section: texts.TermsSection }) {
  return (
    <Folding title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Folding>
  );
}

function Folding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure title={title} initially="open">
      {children}
    </Disclosure>
  );
}
