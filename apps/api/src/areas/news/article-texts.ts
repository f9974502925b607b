import type { Language } from '@dopahiya/domain/site';
import type { EditionCache } from '../catalogue/index.ts';
import { type MarkdownRenderer, RenderError } from './rendering/markdown-renderer.ts';

/** Article's text as shown, and its source. */
export interface WrittenText {
  slug: string;
  markdown: string;
}

/** Rendered article: its HTML, and the text of its first paragraph. */
export interface ShownText {
  html: string;
  opening: string;
}

/** Dependencies of article texts. */
export interface ArticleTextDeps {
  renderer: Pick<MarkdownRenderer, 'render'>;
  cache: EditionCache<ShownText>;
  /** Replaces figure tags with the catalogue's figures. */
  fill?: (markdown: string, language: Language) => Promise<string>;
  /** Returns the day whose rules those figures follow. */
  day?: () => string;
}

/** Articles as HTML, rendered once a day per language and edition of the catalogue. */
export class ArticleTexts {
  readonly #deps: ArticleTextDeps;

  constructor(deps: ArticleTextDeps) {
    this.#deps = deps;
  }

  /** Returns an article's text, which is in this language, as clean HTML. @throws RenderError if two attempts fail. */
  of({ slug, markdown }: WrittenText, language: Language): Promise<ShownText> {
    const { renderer, cache, fill = (text) => Promise.resolve(text), day = () => '' } = this.#deps;
    return cache.get(`${slug} ${language} ${day()}`, async () => {
      const html = await renderedIn(renderer, await fill(markdown, language));
      return { html, opening: openingOf(html) };
    });
  }
}

/**
 * Retries once: every article was rendered when it was stored, so a failure means that the thread stalled, and the retry uses a new one.
 */
async function renderedIn(renderer: ArticleTextDeps['renderer'], text: string): Promise<string> {
  try {
    return await renderer.render(text);
  } catch (error) {
    if (error instanceof RenderError) return renderer.render(text);
    throw error;
  }
}

/** Returns the text of the first paragraph, without markup. */
function openingOf(html: string): string {
  const [, first = ''] = /^<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = first.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity).trim();
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
