import { checkFigures, figuresOfToday, type FigureSource } from '../news/index.ts';
import type { Clock } from '../../core/clock.ts';
import type { Orm } from '../../core/database/open-database.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { Catalogue } from './catalogue.ts';
import type { CheckedFile } from './places.ts';
import { RejectedError, type Rejection } from './rejection.ts';

type Written = Pick<CatalogueArticle, 'markdown'>;

/** Finds the figures of articles that a written catalogue cannot provide, with file and line. */
export async function rejectFigures(
  files: readonly CheckedFile<Written>[],
  figures: FigureSource,
): Promise<Rejection[]> {
  const all: Rejection[] = [];
  for (const { source, content } of files) {
    const problems = await checkFigures(content.markdown, figures);
    all.push(...problems.map(({ line, reason }) => source.reject(['markdown', line - 1], reason)));
  }
  return all;
}

/** Checks the figures of a catalogue that has just been written. @throws RejectedError naming those it cannot provide. */
export async function requireFigures(
  written: Orm,
  { rejectFigures: check }: Catalogue,
  clock: Clock = () => new Date(),
): Promise<void> {
  const rejections = (await check?.(figuresOfToday(written, clock))) ?? [];
  if (rejections.length > 0) throw new RejectedError(rejections);
}
