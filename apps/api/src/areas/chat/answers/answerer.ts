import { type Language, paths } from '@dopahiya/domain/site';
import type { ChatReading, Intent } from '@dopahiya/engines/chat';
import type { Clock } from '../../../core/clock.ts';
import { AppError } from '../../../core/errors.ts';
import type { ChatWords } from '../words/chat-words.ts';
import type { Answered, Answering, AnswerSources, Asked } from './answered.ts';
import { card, textAnswer, slugOf } from './answered.ts';
import { answerAdvice, answerFit } from './advice-answer.ts';
import { answerBrand } from './brand-answer.ts';
import { answerChoice } from './choice-answer.ts';
import { answerGuide, answerRest } from './guide-answer.ts';
import { answerInsurance } from './insurance-answer.ts';
import { answerLenders } from './lender-answer.ts';
import { answerSituation } from './situation-answer.ts';
import { answerCompare, answerElectric, answerFigure, answerMileage, answerReviews } from './bike-answers.ts';
import { answerSearch, answerShowrooms, answerUpcoming } from './list-answers.ts';
import { answerDocuments, answerGreeting, answerHelp, answerPage, answerService } from './page-answers.ts';
import { answerEmi, answerPetrol, answerPrice, answerRoadTax } from './price-answers.ts';
import { answerQuotation } from './quotation-answer.ts';
import { answerRunningCost } from './running-cost-answer.ts';
import { asksBack, whichMeaning, withMeanings } from './meaning-choices.ts';
import { answerUsed } from './used-answer.ts';
import { answerValue } from './value-answer.ts';

const answers: Record<Intent, Answering> = {
  search: answerSearch,
  compare: answerCompare,
  on_road_price: answerPrice,
  quote_check: answerQuotation,
  emi: answerEmi,
  loan: answerLenders,
  mileage: answerMileage,
  spec: answerFigure,
  ev_range_charging: answerElectric,
  running_cost: answerRunningCost,
  valuation: answerValue,
  sell: answerPage('sell'),
  used_search: answerUsed,
  ownership_transfer: answerPage('ownership_transfer'),
  safety_check: answerPage('safety_check'),
  dealer: answerShowrooms,
  test_ride: answerShowrooms,
  service: answerService,
  part: answerPage('part'),
  insurance: answerInsurance,
  road_tax: answerRoadTax,
  subsidy: answerPage('subsidy'),
  fuel_price: answerPetrol,
  upcoming: answerUpcoming,
  reviews: answerReviews,
  offers: answerPage('offers'),
  documents: answerDocuments,
  site_help: answerHelp,
  greeting: answerGreeting,
  out_of_scope: answerRest,
  situation: answerSituation,
  guide: answerGuide,
  brand_opinion: answerBrand,
  rider_fit: answerFit,
  advice: answerAdvice,
};

/** Answers parsed messages, using the services of the pages. */
export class Answerer {
  readonly #sources: AnswerSources;
  readonly #clock: Clock;

  constructor(sources: AnswerSources, clock: Clock) {
    this.#sources = sources;
    this.#clock = clock;
  }

  /** Returns the reply with its cards; for an ambiguous name, asks which of at most three is meant. `home` is the user's city. */
  async answer(
    reading: ChatReading,
    { message, words, pageBike }: Pick<Asked, 'message' | 'words' | 'pageBike'>,
    home: string | undefined,
  ): Promise<Answered> {
    const { intent, slots, unclear, quoted, unknownPlace, manner, isElsewhere } = reading;
    const asked = {
      message,
      intent,
      slots,
      quoted,
      unknownPlace,
      manner,
      isElsewhere,
      words,
      home,
      pageBike,
      sources: this.#sources,
      today: this.#clock(),
    };
    const chosen = await answerChoice(asked);
    if (chosen) return chosen;
    const [first] = unclear;
    if (first) return this.#askBack(first, words);
    if (asksBack(reading)) return whichMeaning(reading, words);
    try {
      return withMeanings(await answers[intent](asked), reading, words);
    } catch (error) {
      // A service's rejection, of a future year for example, comes with its own sentence.
      if (error instanceof AppError && error.status < 500) return rejected(sentenceOf(error, words.language), words);
      throw error;
    }
  }

  async #askBack({ written, options, isUnsold }: ChatReading['unclear'][number], words: ChatWords): Promise<Answered> {
    const bikes = await Promise.all(options.map(async (key) => (await this.#sources.bikes.detail(slugOf(key))).bike));
    const choices = bikes.map(({ full_name }) => ({ label: full_name, message: full_name }));
    const reply = isUnsold ? words.noneCalled(written) : words.whichOf(written);
    return { reply, cards: [card({ kind: 'bikes', title: written })], choices };
  }
}

/** Says why a service rejects a question; a card repeats the sentence that has numbers. */
function rejected(text: string, { links }: ChatWords): Answered {
  const [title = text] = text.split(/(?<=[.।]) /u);
  const link = { label: links.value, href: paths.howWeValue };
  return /\d/.test(text) ? textAnswer(text, card({ kind: 'page', title, link })) : textAnswer(text);
}

function sentenceOf(error: AppError, language: Language): string {
  const { detail, fields } = error.in(language);
  return Object.values(fields ?? {}).flat()[0] ?? detail;
}
