import { drawBike } from '@dopahiya/drawing';
import type { DeskContent, DeskPreview } from '@dopahiya/domain/desk';
import type { Language } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Orm } from '../../../core/database/open-database.ts';
import { badRequest } from '../../../core/errors.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { BikeRepository, CityRepository, presentBikeDetail, PriceService } from '../../catalogue/index.ts';
import { paintOf, toDrawnBike } from '../../media/index.ts';
import { fillFigures, figuresOfToday, type MarkdownRenderer } from '../../news/index.ts';
import type { DeskArticle } from '../../seeding/index.ts';
import type { Subject } from '../entries/desk-repository.ts';
import { kindOf } from '../entries/entry-service.ts';
import { parseContent } from '../entries/parse-content.ts';
import { rolledBack } from '../entries/rolled-back.ts';

/** Dependencies of previews. */
export interface PreviewDeps {
  database: Database;
  clock: Clock;
  renderer: Pick<MarkdownRenderer, 'render'>;
}

/** City of the price in a preview. */
const PREVIEW_CITY = 'delhi';

/** Preview before the client parses it: a bike as its page gets it. */
type Preview = Omit<DeskPreview, 'bike'> & { bike: unknown };

const nothing: Preview = { bike: null, price: null, drawing: null, html: null, html_hindi: null };

/** Shows what a page will show, by writing the content in a transaction that is rolled back: the page's own code reads it. */
export class PreviewService {
  readonly #deps: PreviewDeps;

  constructor(deps: PreviewDeps) {
    this.#deps = deps;
  }

  /** Returns a preview; one without anything for kinds that have none. @throws AppError 400 for content that cannot be published. */
  async of(subject: Subject, content: DeskContent, language: Language): Promise<Preview> {
    const { orm } = this.#deps.database;
    const { parsed, problems } = await parseContent(orm, kindOf(subject.kind), subject, content);
    if (!parsed || problems.length > 0) throw badRequest(deskErrors.notPublished);
    if (subject.kind === 'article') return this.#article(parsed as unknown as DeskArticle);
    return subject.kind === 'model' ? this.#model(subject, parsed, language) : nothing;
  }

  async #article({ markdown, hindi }: DeskArticle): Promise<Preview> {
    const { database, clock, renderer } = this.#deps;
    const shown = async (text: string, language: Language) =>
      renderer.render(await fillFigures(text, figuresOfToday(database.orm, clock), language));
    const html = await shown(markdown, 'en');
    return { ...nothing, html, html_hindi: hindi ? await shown(hindi.markdown, 'hi') : null };
  }

  #model(subject: Subject, content: DeskContent, language: Language): Promise<Preview> {
    return rolledBack(this.#deps.database.orm, async (transaction) => {
      await kindOf('model').write(transaction, subject.slug, content);
      return this.#shown(transaction, subject.slug, language);
    });
  }

  async #shown(transaction: Orm, slug: string, language: Language): Promise<Preview> {
    const [found] = await new BikeRepository(transaction).withVariantsInTurn([slug]);
    if (!found) return nothing;
    const { bike, variants } = found;
    const edition = { current: () => Promise.resolve('preview'), known: () => 'preview' };
    const prices = new PriceService({
      bikes: { detail: () => Promise.resolve(found) },
      cities: new CityRepository(transaction),
      edition,
      clock: this.#deps.clock,
    });
    return {
      ...nothing,
      bike: presentBikeDetail(bike, variants, language),
      price: bike.price === null ? null : await prices.inCity(slug, { city: PREVIEW_CITY }, language),
      drawing: drawBike(toDrawnBike(bike), paintOf(bike.colours[0] ?? null)),
    };
  }
}
