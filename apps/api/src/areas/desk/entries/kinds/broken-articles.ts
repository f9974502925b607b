import type { Clock } from '../../../../core/clock.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { figuresOfToday } from '../../../news/index.ts';
import { readArticlesStored, rejectFigures } from '../../../seeding/index.ts';
import { deskSource } from '../desk-source.ts';
import type { Problem } from '../entry-kind.ts';

/** Finds articles with figures that the catalogue cannot provide any more, once a model was written in this transaction. */
export async function brokenArticles(transaction: Orm, slug: string, clock: Clock): Promise<Problem[]> {
  const figures = figuresOfToday(transaction, clock);
  const stored = await readArticlesStored(transaction);
  const naming = stored.filter(({ article }) => article.markdown.includes(slug));
  const problems: Problem[] = [];
  for (const { article } of naming) {
    const source = deskSource(article.slug, article);
    const [first] = await rejectFigures([{ source, content: article }], figures);
    if (first) problems.push({ path: '', reason: `The article “${article.title}” needs this figure: ${first.reason}` });
  }
  return problems;
}
