import type { BrochureAnswer, ReadFact } from '@dopahiya/domain/desk';
import { formatNumber, type Language } from '@dopahiya/domain/site';
import { type BrochureFact, readBrochure, type UnreadWords } from '@dopahiya/engines/brochure';
import type { Orm } from '../../../core/database/open-database.ts';
import { notFound } from '../../../core/errors.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { readModels } from '../../seeding/index.ts';
import { valueAt } from '../entries/compare-content.ts';
import { labelOf } from '../entries/fields.ts';
import { modelFields } from '../entries/kinds/model-fields.ts';
import { PdfTexts } from '../pdf-text/pdf-text.ts';
import { unreadTexts } from '../texts/index.ts';

/** Reads spec sheets next to the catalogue: the editor accepts facts one by one. */
export class BrochureService {
  readonly #orm: Orm;
  readonly #pdfs = new PdfTexts();

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Reads a PDF like `read` does its text. @throws AppError 400, 413 or 503 if it can't be read. */
  async readPdf(slug: string, bytes: Uint8Array, language: Language): Promise<BrochureAnswer> {
    return this.read(slug, await this.#pdfs.read(bytes), language);
  }

  /** Returns the facts of a spec sheet next to those of a model, and what was not read. @throws AppError 404 for an unknown model. */
  async read(slug: string, text: string, language: Language): Promise<BrochureAnswer> {
    const [[model], fields] = await Promise.all([readModels(this.#orm, [slug]), modelFields(language, this.#orm)]);
    if (!model) throw notFound(deskErrors.noEntry);
    const { facts, unread } = readBrochure(text, { model });
    const present = ({ field, value, line, text: words, variant }: BrochureFact): ReadFact => {
      const path = field === 'fuel_type' ? field : `specifications.${field}`;
      const label = labelOf(fields, path);
      const unit = fields.find((one) => one.path === path)?.unit ?? null;
      return { path, label, value, unit, line, words, current: valueAt(model, path) ?? null, variant };
    };
    return {
      facts: facts.filter(({ field }) => field !== 'fuel_type').map(present),
      unread: unread.map((one) => ({ line: one.line, text: one.text, reason: reasonOf(one, language) })),
      text,
    };
  }
}

/** Says why words were not read. */
function reasonOf({ reason, span }: UnreadWords, language: Language): string {
  const { implausibleWithin, unreadReasons } = unreadTexts[language];
  return span ? implausibleWithin(formatNumber(span[0]), formatNumber(span[1])) : unreadReasons[reason];
}
