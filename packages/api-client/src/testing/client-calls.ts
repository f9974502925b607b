import type { UsedBikeDraft } from '@dopahiya/domain/market';
import type { BikeListName } from '@dopahiya/domain/requests';
import * as accounts from '../calls/accounts.ts';
import * as bikes from '../calls/bikes.ts';
import * as brands from '../calls/brands.ts';
import * as chat from '../calls/chat.ts';
import * as comparisons from '../calls/comparisons.ts';
import * as conversations from '../calls/conversations.ts';
import * as foundPages from '../calls/found-pages.ts';
import * as listingPhotos from '../calls/listing-photos.ts';
import * as moderation from '../calls/moderation.ts';
import * as news from '../calls/news.ts';
import * as parts from '../calls/parts.ts';
import * as places from '../calls/places.ts';
import * as prices from '../calls/prices.ts';
import * as service from '../calls/service.ts';
import * as usedBikes from '../calls/used-bikes.ts';
import * as writings from '../calls/writings.ts';
import type { ApiClient } from '../create-api-client.ts';

const calls = {
  ...accounts,
  ...bikes,
  ...brands,
  ...chat,
  ...comparisons,
  ...conversations,
  ...foundPages,
  ...listingPhotos,
  ...moderation,
  ...news,
  ...parts,
  ...places,
  ...prices,
  ...service,
  ...usedBikes,
  ...writings,
};

/** The name of a call of this package. */
export type CallName = keyof typeof calls;

const asha = {
  username: 'asha',
  email: 'asha@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password: 'monsoon',
};
const message = {
  name: 'Asha',
  email: 'asha@example.test',
  mobile_number: '9876543210',
  city: 'Pune',
  comments: 'Which of the two is right?',
  agreed_to_terms: true,
};
const review = { bike: 'activa-6g', rating: 4, text: 'Light and calm.' };
const said = { submission_key: 'key-of-a-test', text: 'Is it still there?' };
const verdict = { subject: 'listing', subject_id: 9, decision: 'allow', reason: 'Nothing is wrong with it.' } as const;
const draft: UsedBikeDraft = {
  submission_key: '6f6c1f0a-2c52-4bd0-9a53-5f8f5b1f1c11',
  brand: 3,
  model: 'Activa 6G',
  version: 'Deluxe',
  year_of_manufacture: 2021,
  km_ridden: 18_400,
  color: 'Grey',
  city: 1,
  registration_location: 'DL01',
  owner: '1st',
  condition: 'good',
  expected_price: 61_000,
  is_price_negotiable: true,
  is_insured: true,
  insurance_expiry_date: '2027-03-31',
  is_loan_active: false,
  loan_provider: null,
  loan_remarks: null,
  description: 'One owner, serviced at the dealer.',
  contact: '9000000000',
};

/** Every call of this package, made once with parameters that a page may give it: a new call needs a line here. */
export const clientCalls: Record<CallName, (api: ApiClient) => Promise<unknown>> = {
  openSession: (api) => calls.openSession(api, { username: 'asha', password: 'monsoon' }),
  openSessionByCode: (api) => calls.openSessionByCode(api, { ticket: 't.i.c', code: '123456' }),
  isSessionKept: (api) => calls.isSessionKept(api),
  closeSession: (api) => calls.closeSession(api),
  register: (api) => calls.register(api, asha),
  askForNewPassword: (api) => calls.askForNewPassword(api, 'asha@example.test'),
  resetPassword: (api) => calls.resetPassword(api, 'abc', 'monsoon'),
  askToVerifyEmail: (api) => calls.askToVerifyEmail(api),
  verifyEmail: (api) => calls.verifyEmail(api, 'abc'),
  fetchFavourites: (api) => calls.fetchFavourites(api),
  fetchFavouriteUsedBikes: (api) => calls.fetchFavouriteUsedBikes(api),
  changeFavourites: (api) => calls.changeFavourites(api, { added: ['activa-6g'], removed: [] }),
  fetchUser: (api) => calls.fetchUser(api),
  changeName: (api) => calls.changeName(api, { first_name: 'Asha', last_name: 'Rao' }),
  changeEmail: (api) => calls.changeEmail(api, { email: 'new@example.test', password: 'monsoon' }),
  changePassword: (api) => calls.changePassword(api, { password: 'monsoon', new_password: 'ghats' }),
  beginSecondFactor: (api) => calls.beginSecondFactor(api, 'monsoon'),
  confirmSecondFactor: (api) => calls.confirmSecondFactor(api, '123456'),
  endSecondFactor: (api) => calls.endSecondFactor(api, { password: 'monsoon', code: '123456' }),
  fetchSessions: (api) => calls.fetchSessions(api),
  endSession: (api) => calls.endSession(api, 3),
  fetchOwnData: (api) => calls.fetchOwnData(api),
  deleteAccount: (api) => calls.deleteAccount(api, { password: 'monsoon' }),
  fetchBikes: (api) => calls.fetchBikes(api, { brand: 3, page: 1 }),
  fetchFoundBikes: (api) => calls.fetchFoundBikes(api, { search: 'activa' }),
  fetchFacetedBikes: (api) => calls.fetchFacetedBikes(api, { page: 1 }),
  fetchBikeList: (api) => calls.fetchBikeList(api, 'scooters' satisfies BikeListName, { page: 1, limit: 10 }),
  fetchBikesOfBrand: (api) => calls.fetchBikesOfBrand(api, 'honda', { page: 1 }),
  fetchBike: (api) => calls.fetchBike(api, 'activa-6g'),
  fetchSimilarBikes: (api) => calls.fetchSimilarBikes(api, 'activa-6g'),
  fetchTrendingBikes: (api) => calls.fetchTrendingBikes(api),
  fetchPopularBikes: (api) => calls.fetchPopularBikes(api),
  fetchElectricBikes: (api) => calls.fetchElectricBikes(api),
  fetchElectricPage: (api) => calls.fetchElectricPage(api, { page: 1, limit: 10 }),
  fetchUpcomingBikes: (api) => calls.fetchUpcomingBikes(api),
  fetchUpcomingPage: (api) => calls.fetchUpcomingPage(api, { page: 1, limit: 10 }),
  fetchBestBikes: (api) => calls.fetchBestBikes(api),
  fetchCategories: (api) => calls.fetchCategories(api),
  fetchSuggestions: (api) => calls.fetchSuggestions(api, 'activa'),
  fetchFoundPages: (api) => calls.fetchFoundPages(api, { search: 'insurance', limit: 6 }),
  countView: (api) => calls.countView(api, 'activa-6g'),
  fetchBrands: (api) => calls.fetchBrands(api, { page: 1, limit: 12 }),
  fetchBrand: (api) => calls.fetchBrand(api, 'honda'),
  fetchComparisons: (api) => calls.fetchComparisons(api),
  fetchComparedBikes: (api) => calls.fetchComparedBikes(api, ['activa-6g', 'jupiter'], 'bikes'),
  fetchComparisonChoices: (api) => calls.fetchComparisonChoices(api, { type: 'bikes' }),
  countComparison: (api) => calls.countComparison(api, ['activa-6g', 'jupiter']),
  fetchCities: (api) => calls.fetchCities(api, { page: 1, search: 'del' }),
  fetchDealerships: (api) => calls.fetchDealerships(api, { brands: 3, city: 'Delhi', page: 1 }),
  fetchShowroomCounts: (api) => calls.fetchShowroomCounts(api, 3),
  fetchOnRoadPrice: (api) => calls.fetchOnRoadPrice(api, 'activa-6g', { city: 'Delhi', variant: 'Deluxe' }),
  fetchStatePrices: (api) => calls.fetchStatePrices(api, 'activa-6g'),
  fetchVariants: (api) => calls.fetchVariants(api, 7),
  fetchRunningCosts: (api) => calls.fetchRunningCosts(api, 'Delhi'),
  fetchLoanOffers: (api) => calls.fetchLoanOffers(api),
  fetchHealth: (api) => calls.fetchHealth(api),
  fetchSitemap: (api) => calls.fetchSitemap(api),
  fetchBikeArticles: (api) => calls.fetchBikeArticles(api, 'activa-6g'),
  fetchNews: (api) => calls.fetchNews(api, { ordering: '-published_date', page: 1 }),
  fetchArticle: (api) => calls.fetchArticle(api, 'one-engine'),
  countArticleView: (api) => calls.countArticleView(api, 'one-engine'),
  fetchArticleLikes: (api) => calls.fetchArticleLikes(api, 'one-engine'),
  likeArticle: (api) => calls.likeArticle(api, 'one-engine', true),
  fetchFaqs: (api) => calls.fetchFaqs(api, 7),
  fetchReviews: (api) => calls.fetchReviews(api, 'activa-6g', { page: 1 }),
  addReview: (api) => calls.addReview(api, review),
  fetchOwnReviews: (api) => calls.fetchOwnReviews(api),
  changeReview: (api) => calls.changeReview(api, 9, { rating: 5, text: 'Light.' }),
  deleteReview: (api) => calls.deleteReview(api, 9),
  fetchHelpfulReviews: (api) => calls.fetchHelpfulReviews(api, 'activa-6g'),
  voteHelpful: (api) => calls.voteHelpful(api, 9, true),
  fetchUsedBikes: (api) => calls.fetchUsedBikes(api, { brand: 'honda', max_price: 50_000, page: 1 }),
  fetchUsedBike: (api) => calls.fetchUsedBike(api, 'honda-activa-2019-1'),
  fetchSimilarUsedBikes: (api) => calls.fetchSimilarUsedBikes(api, 'honda-activa-2019-1'),
  fetchValuation: (api) =>
    calls.fetchValuation(api, { brand: 'honda', model: 'activa', year_of_manufacture: 2021, km_ridden: 18_400 }),
  fetchValuesByAge: (api) => calls.fetchValuesByAge(api, 'activa'),
  countUsedBikeView: (api) => calls.countUsedBikeView(api, 'honda-activa-2019-1'),
  fetchOwnUsedBikes: (api) => calls.fetchOwnUsedBikes(api),
  fetchOwnUsedBike: (api) => calls.fetchOwnUsedBike(api, 9),
  addUsedBike: (api) => calls.addUsedBike(api, draft),
  changeUsedBike: (api) => calls.changeUsedBike(api, 9, { revision: 1, expected_price: 59_000 }),
  removeUsedBike: (api) => calls.removeUsedBike(api, 9),
  fetchConversations: (api) => calls.fetchConversations(api),
  fetchUnread: (api) => calls.fetchUnread(api),
  fetchConversation: (api) => calls.fetchConversation(api, 4),
  fetchEarlierMessages: (api) => calls.fetchEarlierMessages(api, 4, 50),
  fetchConversationAbout: (api) => calls.fetchConversationAbout(api, 'honda-activa-2019-1'),
  askSeller: (api) => calls.askSeller(api, 'honda-activa-2019-1', said),
  writeMessage: (api) => calls.writeMessage(api, 4, said),
  decideOffer: (api) => calls.decideOffer(api, 4, 2, 'accepted'),
  markSeen: (api) => calls.markSeen(api, 4, 50),
  showNumber: (api) => calls.showNumber(api, 4, true),
  blockOther: (api) => calls.blockOther(api, 4, true),
  sendReport: (api) => calls.sendReport(api, { subject: 'conversation', id: 4, ground: 'scam' }),
  fetchMessageMails: (api) => calls.fetchMessageMails(api),
  turnMessageMails: (api) => calls.turnMessageMails(api, false),
  turnMessageMailsOff: (api) => calls.turnMessageMailsOff(api, 't.o.k'),
  fetchModerationCases: (api) => calls.fetchModerationCases(api, { subject: 'listing', page: 1 }),
  fetchModerationDecisions: (api) => calls.fetchModerationDecisions(api, { page: 1 }),
  decideCase: (api) => calls.decideCase(api, { ...verdict, mark: '0f1e2d3c' }),
  fetchReportEffects: (api) => calls.fetchReportEffects(api, 5),
  undoReports: (api) => calls.undoReports(api, 5, 'It was an attack.'),
  reverseDecision: (api) => calls.reverseDecision(api, 6, 'Its seller has shown the papers.'),
  sendListingPhoto: (api) =>
    calls.sendListingPhoto(api, { listing: 9, key: 'photo-1234', name: 'left.webp', blob: new Blob() }),
  moveListingPhoto: (api) => calls.moveListingPhoto(api, 5, 0),
  removeListingPhoto: (api) => calls.removeListingPhoto(api, 5),
  fetchBikeParts: (api) => calls.fetchBikeParts(api, 'activa-6g'),
  fetchParts: (api) => calls.fetchParts(api, { bike: 'activa-6g', category: 'lights' }),
  fetchPart: (api) => calls.fetchPart(api, { bike: 'activa-6g', category: 'lights', part: 'horn' }),
  reportFigure: (api) => calls.reportFigure(api, { bike: 7, field: 'mileage', value: '41 kmpl' }),
  sendMessage: (api) => calls.sendMessage(api, message),
  beginChat: (api) => calls.beginChat(api, { name: 'Asha', phone: '+919876543210', city: 'Pune' }),
  askChat: (api) => calls.askChat(api, { message: 'hello', user_id: 7, lang: 'en' }),
  forgetChat: (api) => calls.forgetChat(api, 'x1'),
};
