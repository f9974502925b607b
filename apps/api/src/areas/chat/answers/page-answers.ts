import { paths } from '@dopahiya/domain/site';
import { type Answering, contactCard, pageCard, textAnswer } from './answered.ts';
import { answerSurely } from './guide-answer.ts';

type PageKind =
  | 'quote_check'
  | 'loan'
  | 'road_tax'
  | 'subsidy'
  | 'insurance'
  | 'ownership_transfer'
  | 'safety_check'
  | 'service'
  | 'part'
  | 'offers'
  | 'sell';

const pages: Readonly<Record<PageKind, string>> = {
  quote_check: paths.quoteChecker,
  loan: paths.bikeLoan,
  road_tax: paths.news('road-tax-by-state'),
  subsidy: paths.news('electric-road-tax-by-state'),
  insurance: paths.news('insurance-what-the-law-asks'),
  ownership_transfer: paths.news('buying-used-papers-and-transfer'),
  safety_check: paths.news('tricks-when-buying-online'),
  service: paths.faqs,
  part: paths.spareParts,
  offers: paths.quoteChecker,
  sell: paths.sellBikes,
};

/** Kinds of which a guide or FAQ about the very question says more than the fixed text. */
const isGuided: ReadonlySet<PageKind> = new Set(['road_tax', 'subsidy', 'loan', 'ownership_transfer', 'service']);

const isArticle = (href: string): boolean => href.startsWith('/news/');

/** Answers from the guide that is certainly about the question, else with a fixed text and a link to the page with more. */
export const answerPage =
  (kind: PageKind): Answering =>
  async (asked) => {
    const { words } = asked;
    const href = pages[kind];
    const label = isArticle(href) ? words.links.article : words.links.page;
    const sure = isGuided.has(kind) ? await answerSurely(asked) : null;
    if (sure && sure.cards.every(({ link }) => link?.href !== href)) return sure;
    return textAnswer(words[kind], pageCard(label, label, href));
  };

const answerUpkeep = answerPage('service');

/** Answers about upkeep; of a fault, which no figure explains, with who can find its cause. */
export const answerService: Answering = async (asked) => {
  const { slots, words } = asked;
  if (slots.topic !== undefined) return answerUpkeep(asked);
  return (
    (await answerSurely(asked)) ??
    textAnswer(words.repair, pageCard(words.links.page, words.links.page, paths.dealership))
  );
};

/** Lists the documents needed for a purpose. */
export const answerDocuments: Answering = ({ slots, words }) => {
  const isUsed = slots.topic === 'buy_used' || slots.topic === 'sell';
  const href = isUsed ? paths.news('buying-used-papers-and-transfer') : paths.news('what-lenders-ask');
  return Promise.resolve(
    textAnswer(
      isUsed ? words.documentsUsed : words.documents,
      pageCard(words.links.article, words.links.article, href),
    ),
  );
};

const helpPages: Readonly<Record<string, string>> = {
  password: paths.forgotPassword,
  account: paths.profile,
  delete_account: paths.profile,
  favourites: paths.profile,
  language: '/hi',
  emi_calculator: paths.emiCalculator,
  compare: paths.compareBike,
  quote_checker: paths.quoteChecker,
  price_checker: paths.priceChecker,
  showrooms: paths.dealership,
  spare_parts: paths.spareParts,
  sell: paths.sellBikes,
  used_bikes: paths.usedBikes,
  news: paths.bikeNews,
  contact: paths.contactUs,
  privacy: paths.privacyPolicy,
};

/** Links to a page of the site. */
export const answerHelp: Answering = (asked) => {
  const { slots, words } = asked;
  if (slots.topic === 'contact') return Promise.resolve(textAnswer(words.human, contactCard(words)));
  const href = helpPages[slots.topic ?? ''] ?? paths.faqs;
  return Promise.resolve(textAnswer(words.site_help, pageCard(words.links.page, words.links.page, href)));
};

/** Replies to a greeting, and to unknown topics. */
export const answerGreeting: Answering = (asked) => {
  const { manner, words } = asked;
  const reply = manner === undefined ? words.greeting : words.manners[manner];
  return Promise.resolve(manner === 'abuse' ? textAnswer(reply, contactCard(words)) : textAnswer(reply));
};
