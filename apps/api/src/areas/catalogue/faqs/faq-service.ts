import type { FaqQuery } from '@dopahiya/domain/inputs';
import type { Language } from '@dopahiya/domain/site';
import type { Faq } from '@dopahiya/domain/content';
import { asc } from 'drizzle-orm';
import { invalidFields } from '../../../core/errors.ts';
import type { BikeRepository } from '../bikes/bike-repository.ts';
import { bikeFaqs } from './bike-faqs.ts';
import { inLanguage } from '../../../core/database/translations.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { faqs } from '../../../core/database/schema.ts';
import { errors } from '../../../core/texts/index.ts';

/** General question. */
export type FaqRow = typeof faqs.$inferSelect;

export class FaqRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns all general questions in order. */
  find(): Promise<FaqRow[]> {
    return this.#orm.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id));
  }
}

/** FAQs: general ones, and those answered from a model's facts. */
export class FaqService {
  readonly #faqs: FaqRepository;
  readonly #bikes: BikeRepository;

  constructor(general: FaqRepository, bikes: BikeRepository) {
    this.#faqs = general;
    this.#bikes = bikes;
  }

  /** Returns the questions about a model, or the general ones. @throws AppError 400 for an unknown model. */
  async list({ bike_model }: FaqQuery, language: Language): Promise<Faq[]> {
    return bike_model === undefined ? this.#general(language) : this.#ofBike(bike_model, language);
  }

  async #general(language: Language): Promise<Faq[]> {
    const rows = (await this.#faqs.find()).map((row) => inLanguage(row, language));
    return rows.map(({ id, question, answer }) => ({ id, question, answer, bike_model_name: null }));
  }

  async #ofBike(slugOrId: string, language: Language): Promise<Faq[]> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (!found) throw invalidFields({ bike_model: [errors.bikeNotListed] });
    const { bike, variants } = found;
    return bikeFaqs(bike, variants, language).map(({ topic, question, answer }) => ({
      id: `${bike.slug}-${topic}`,
      question,
      answer,
      bike_model_name: bike.full_name,
    }));
  }
}
