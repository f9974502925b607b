import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/faqs-page';
import * as site from '#texts/site-faqs';
import { type Answered, Answers } from './answered.tsx';

const faqs: readonly Answered[] = [
  { id: 'estimate', ...site.estimate, more: { to: paths.priceChecker, label: site.estimate.label } },
  { id: 'figures', ...site.figures },
  { id: 'unknown', ...site.unknown },
  { id: 'samples', ...site.samples },
  { id: 'ratings', ...site.ratings },
  { id: 'telephone', ...site.telephone },
  { id: 'dealers', ...site.dealers },
  { id: 'quotation', ...site.quotation, more: { to: paths.quoteChecker, label: site.quotation.label } },
  { id: 'drawings', ...site.drawings },
  { id: 'owning', ...site.owning, more: { to: paths.ownership, label: site.owning.label } },
  { id: 'stored', ...site.stored, more: { to: paths.privacyPolicy, label: site.stored.label } },
  { id: 'wrong', ...site.wrong },
];

/** What people ask about this site. */
export function SiteFaqs({ words }: { words: string }) {
  return (
    <section aria-labelledby="this-site">
      <h2 id="this-site">{texts.aboutThisSite}</h2>
      <Answers faqs={faqs} words={words} />
    </section>
  );
}
