import { siteFaqs } from '@dopahiya/domain/content';
import * as texts from '#texts/faqs-page';
import { Answers } from './answered.tsx';

/** What people ask about this site. */
export function SiteFaqs({ words }: { words: string }) {
  return (
    <section aria-labelledby="this-site">
      <h2 id="this-site">{texts.aboutThisSite}</h2>
      <Answers faqs={siteFaqs} words={words} />
    </section>
  );
}
