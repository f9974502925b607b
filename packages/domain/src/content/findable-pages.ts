import * as texts from '#texts/findable-pages';
import { paths } from '../site/paths.ts';

/** Page that text search can find: its title, its purpose and synonyms. */
export interface FindablePage {
  path: string;
  /** A tool is a calculator for the visitor's own case. */
  kind: 'tool' | 'page';
  title: string;
  about: string;
  /** English synonyms for the title; the search handles synonyms of these words itself. */
  words: string;
}

type Words = Pick<FindablePage, 'title' | 'about'>;

const tool = (path: string, said: Words, words: string): FindablePage => ({ path, kind: 'tool', ...said, words });
const page = (path: string, said: Words, words: string): FindablePage => ({ path, kind: 'page', ...said, words });

/** Pages of the site that text search can find, besides articles and questions. */
export const findablePages: readonly FindablePage[] = [
  tool(paths.priceChecker, texts.priceChecker, 'price rto road tax registration insurance total city state quotation'),
  tool(paths.emiCalculator, texts.emiCalculator, 'emi instalment monthly loan interest tenure finance down payment'),
  tool(paths.bikeLoan, texts.bikeLoan, 'loan finance bank lender interest rate emi eligibility credit down payment'),
  tool(
    paths.quoteChecker,
    texts.quoteChecker,
    'dealer quote quotation bill charges handling hidden fees overcharge letter',
  ),
  tool(
    paths.ownership,
    texts.ownership,
    'cost owning running petrol electric fuel service resale years compare calculator',
  ),
  tool(
    paths.choose,
    texts.choose,
    'choose which suits me best bike for need budget height family highway commute recommend better beats',
  ),
  tool(paths.compareBike, texts.compareBike, 'compare comparison versus difference side scale'),
  tool(paths.compareElectricBikes, texts.compareElectric, 'compare electric comparison versus battery range'),
  tool(paths.dealership, texts.dealership, 'dealer dealership showroom near test ride service address'),
  page(paths.newBikes, texts.newBikes, 'new upcoming launch launched coming soon latest'),
  page(paths.newScooters, texts.newScooters, 'scooter scooty gearless'),
  page(paths.trendingBikes, texts.trendingBikes, 'find ride finder brand budget trending style'),
  page(paths.popular, texts.popular, 'popular most sold best selling'),
  page(paths.bestBikes, texts.bestBikes, 'best style top'),
  page(paths.bikes, texts.bikes, 'all list filter sort'),
  page(paths.brands, texts.brands, 'brand maker company companies manufacturer'),
  page(paths.electric, texts.electric, 'electric ev battery'),
  page(paths.electricBikes, texts.electricBikes, 'electric ev battery motorcycle'),
  page(paths.electricScooters, texts.electricScooters, 'electric ev battery scooter'),
  page(paths.bikeNews, texts.bikeNews, 'news guide guides review reviews article articles blog comparison'),
  page(paths.faqs, texts.faqs, 'faq question answer help'),
  page(paths.usedBikes, texts.usedBikes, 'used second hand buy'),
  page(paths.sellBikes, texts.sellBikes, 'sell listing used second hand'),
  page(paths.howWeValue, texts.howWeValue, 'value valuation worth estimate resale used price error method how'),
  page(paths.spareParts, texts.spareParts, 'spare part accessory genuine'),
  page(paths.contactUs, texts.contactUs, 'contact phone telephone email address help support'),
  page(paths.aboutUs, texts.aboutUs, 'about who company team story dopahiya'),
  page(paths.privacyPolicy, texts.privacyPolicy, 'privacy data personal delete'),
  page(paths.termsAndConditions, texts.terms, 'terms conditions legal rules'),
  page(paths.cookies, texts.cookies, 'cookie cookies storage browser'),
  page(paths.accessibility, texts.accessibility, 'accessibility keyboard screen reader contrast'),
  page(paths.profile, texts.profile, 'profile account favourites saved my password email delete'),
  page(paths.messages, texts.messages, 'message messages question offer answer seller buyer conversation inbox'),
  page(paths.login, texts.login, 'login log sign in'),
  page(paths.signup, texts.signup, 'signup sign up register account create'),
  page(paths.forgotPassword, texts.forgotPassword, 'forgot forgotten password reset'),
];
