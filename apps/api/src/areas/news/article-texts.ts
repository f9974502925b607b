import type { EditionCache } from '../catalogue/index.ts';
import { type MarkdownRenderer, RenderError } from './rendering/markdown-renderer.ts';

/** The article's text as it is shown, and where it came from. */
export interface WrittenText {
  slug: string;
  markdown: string;
}

/** A text of an article in both forms: HTML to show, and the words of its first paragraph. */
export interface ShownText {
  html: string;
  opening: string;
}

/** What texts are made with. */
export interface ArticleTextDeps {
  renderer: Pick<MarkdownRenderer, 'render'>;
  cache: EditionCache<ShownText>;
  /** Puts the catalogue's figures in the place of their tags. */
  fill?: (markdown: string) => Promise<string>;
  /** The day whose rules those figures follow. */
  day?: () => string;
}

/** Articles as HTML, made once a day for each edition of the catalogue. */
export class ArticleTexts {
  readonly #deps: ArticleTextDeps;

  constructor(deps: ArticleTextDeps) {
    this.#deps = deps;
  }

  /** The text of an article as clean HTML. @throws RenderError when two tries do not render it in time. */
  of({ slug, markdown }: WrittenText): Promise<ShownText> {
    const { renderer, cache, fill = (text) => Promise.resolve(text), day = () => '' } = this.#deps;
    return cache.get(`${slug} ${day()}`, async () => {
      const html = await renderedIn(renderer, await fill(markdown));
      return { html, opening: openingOf(html) };
    });
  }
}

/** Tries a second time: every article was rendered when it was stored, so it is the thread that stalled, and the next is a new one. */
async function renderedIn(renderer: ArticleTextDeps['renderer'], text: string): Promise<string> {
  try {
    return await renderer.render(text);
  } catch (error) {
    if (error instanceof RenderError) return renderer.render(text);
    throw error;
  }
}

/** The words of the first paragraph, without markup. */
function openingOf(html: string): string {
  const [, first = ''] = /^<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = first.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity).trim();
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
