import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { MarkdownRenderer, MAX_HTML_LENGTH, RenderError } from './markdown-renderer.ts';

const newRenderer = (settings: ConstructorParameters<typeof MarkdownRenderer>[0] = {}) => {
  const renderer = new MarkdownRenderer(settings);
  onTestFinished(() => renderer.close());
  return renderer;
};

const allowed = /^<(?:p|h[2-4]|ul|ol|li|blockquote|hr|br|pre|code|a|strong|em|s|div|table|thead|tbody|tr|th|td)$/;

/** Returns the start of every tag in a text. */
const tagsOf = (html: string): string[] => html.match(/<[a-z][^\s/>]*/gi) ?? [];
/** Returns every attribute in a tag. */
const attributesOf = (html: string): string[] =>
  (html.match(/<[a-z][^>]*>/gi) ?? []).flatMap((tag) => tag.match(/\s[\w-]+(?==)/g) ?? []).map((name) => name.trim());
const addressesOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);

describe('MarkdownRenderer', () => {
  it('renders what an article is made of', async () => {
    const text = [
      'A *plain* paragraph with [a link](/bikes) and [another](https://a.example).',
      '# Title',
      '- one\n- two',
      '| Bike | Weight |\n|---|---:|\n| A | 99 kg |',
      '> Said.',
    ].join('\n\n');
    const html = await newRenderer().render(text);
    expect(html).toContain('<a href="/bikes">a link</a> and <a href="https://a.example" rel="noopener nofollow">');
    expect(html).toContain('<h2>Title</h2>');
    expect(html).toContain('<div class="wide" role="group" tabindex="0">');
    expect(html).toContain('<td align="right">99 kg</td>');
    expect(html).toContain('<blockquote>');
    expect(html).not.toContain('style=');
  });

  it('gives up a text that takes longer than it may, and goes on with the next', async () => {
    const renderer = newRenderer({ renderMs: 1 });
    const row = (cell: string) => `${`|${cell}`.repeat(2000)}|\n`;
    // Takes more than a second.
    const table = row('a') + row('-') + row('b').repeat(30);
    await expect(renderer.render(table)).rejects.toThrow('takes too long to render');
    const patient = newRenderer();
    expect(await patient.render('Fine.')).toBe('<p>Fine.</p>');
  });

  it('renders no text that is too long, and none that becomes too long', async () => {
    const renderer = newRenderer();
    await expect(renderer.render('x'.repeat(131_073))).rejects.toThrow('is too long');
    await expect(renderer.render('&'.repeat(MAX_HTML_LENGTH / 4))).rejects.toThrow('becomes too long as HTML');
    expect(await renderer.render('Fine.')).toBe('<p>Fine.</p>');
  });

  it('renders one text after the other, and lets no more wait than it may', async () => {
    const renderer = newRenderer({ waiting: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => renderer.render('Fine.')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('names what keeps a text from being an article, with its line', async () => {
    const renderer = newRenderer();
    const faultsOf = async (text: string) => (await renderer.check(text)).faults.map(({ line }) => line);
    expect(await faultsOf('Fine, 3 < 4.\n\nAnd <https://a.example>.')).toEqual([]);
    expect(await faultsOf('# A title')).toEqual([0]);
    expect(await faultsOf('Fine.\n\nSome <b>bold</b>.\n\n<div>x</div>')).toEqual([2, 4]);
  });
});

describe('fifty hostile texts', () => {
  const texts = hostileTexts();
  const renderer = new MarkdownRenderer();

  beforeAll(() => renderer.render('The thread is there.'));
  afterAll(() => renderer.close());

  it('become nothing but plain markup, or nothing', async () => {
    for (const [name, text] of texts) {
      const html = await renderer.render(text).catch(withoutWhatTakesTooLong);
      expect(
        {
          tags: tagsOf(html).filter((tag) => !allowed.test(tag)),
          attributes: attributesOf(html).filter((attribute) => !plainAttributes.has(attribute)),
          addresses: addressesOf(html).filter((address) => !harmless.test(address)),
        },
        name,
      ).toEqual({ tags: [], attributes: [], addresses: [] });
    }
  });
});

const plainAttributes = new Set(['href', 'rel', 'class', 'role', 'tabindex', 'align', 'start']);
const harmless = /^(?:https?:|mailto:|tel:|\/(?!\/)|[\w#?.%-]+$)/;

function withoutWhatTakesTooLong(error: unknown): string {
  if (error instanceof RenderError) return '';
  throw error;
}
