import type { FaqQuery } from '@dopahiya/domain/inputs';
import type { Faq } from '@dopahiya/domain/content';
import { invalidFields } from '../../../core/errors.ts';
import type { BikeRepository } from '../bikes/bike-repository.ts';
import { bikeFaqs } from './bike-faqs.ts';
import type { FaqRepository } from './faq-repository.ts';

/** FAQs: general ones, and those answered from a model's facts. */
export class FaqService {
  readonly #faqs: FaqRepository;
  readonly #bikes: BikeRepository;

  constructor(faqs: FaqRepository, bikes: BikeRepository) {
    this.#faqs = faqs;
    this.#bikes = bikes;
  }

  /** Returns the questions about a model, or the general ones. @throws AppError 400 for an unknown model. */
  async list({ bike_model }: FaqQuery): Promise<Faq[]> {
    return bike_model === undefined ? this.#general() : this.#ofBike(bike_model);
  }

  async #general(): Promise<Faq[]> {
    const rows = await this.#faqs.find();
    return rows.map(({ id, question, answer }) => ({ id, question, answer, bike_model_name: null }));
  }

  async #ofBike(slugOrId: string): Promise<Faq[]> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (!found) throw invalidFields({ bike_model: ['We couldn’t find this bike. Choose one from the list of bikes.'] });
    const { bike, variants } = found;
    return bikeFaqs(bike, variants).map(({ topic, question, answer }) => ({
      id: `${bike.slug}-${topic}`,
      question,
      answer,
      bike_model_name: bike.full_name,
    }));
  }
}
