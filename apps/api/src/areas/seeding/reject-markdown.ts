import { MarkdownRenderer, RenderError } from '../news/index.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { CheckedFile } from './places.ts';
import type { Rejection } from './rejection.ts';

type Written = Pick<CatalogueArticle, 'markdown'>;

/** Rejects articles that cannot be shown: with HTML in them, or with rendering that takes too long or becomes too long. */
export async function rejectMarkdown(files: CheckedFile<Written>[]): Promise<Rejection[]> {
  if (files.length === 0) return [];
  const renderer = new MarkdownRenderer({ waiting: files.length, renderMs: 10_000 });
  try {
    const all: Rejection[] = [];
    for (const file of files) all.push(...(await rejectText(renderer, file)));
    return all;
  } finally {
    await renderer.close();
  }
}

async function rejectText(
  renderer: MarkdownRenderer,
  { source, content: { markdown } }: CheckedFile<Written>,
): Promise<Rejection[]> {
  try {
    const { faults } = await renderer.check(markdown);
    return faults.map(({ line, reason }) => source.reject(['markdown', line], `the text: ${reason}`));
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return [source.reject(['markdown'], `the text: ${error.message}`)];
  }
}
