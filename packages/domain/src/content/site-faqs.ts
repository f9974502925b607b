import * as texts from '#texts/site-faqs';
import { paths } from '../site/paths.ts';

/** Question about this site, its answer, and a link to more. */
export interface SiteFaq {
  id: string;
  question: string;
  answer: string;
  more?: { to: string; label: string };
}

/** Questions about this site, in the order of the FAQ page. */
export const siteFaqs: readonly SiteFaq[] = [
  { id: 'estimate', ...texts.estimate, more: { to: paths.priceChecker, label: texts.workOutPrice } },
  { id: 'figures', ...texts.figures },
  { id: 'unknown', ...texts.unknown },
  { id: 'samples', ...texts.samples },
  { id: 'ratings', ...texts.ratings },
  { id: 'telephone', ...texts.telephone },
  { id: 'dealers', ...texts.dealers },
  { id: 'quotation', ...texts.quotation, more: { to: paths.quoteChecker, label: texts.checkQuotation } },
  { id: 'drawings', ...texts.drawings },
  { id: 'owning', ...texts.owning, more: { to: paths.ownership, label: texts.compareOwning } },
  { id: 'stored', ...texts.stored, more: { to: paths.privacyPolicy, label: texts.readPolicy } },
  { id: 'bot', ...texts.bot },
  { id: 'selling', ...texts.selling, more: { to: paths.sellBikes, label: texts.listBike } },
  { id: 'fraud', ...texts.fraud, more: { to: paths.termsAndConditions, label: texts.readTerms } },
  { id: 'complaints', ...texts.complaints, more: { to: paths.contactUs, label: texts.contactUs } },
  { id: 'wrong', ...texts.wrong },
];

/** Returns the path of an answer on the FAQ page. */
export const faqPath = (id: string | number): string => `${paths.faqs}#faq-${id}`;
