import { describe, expect, it, vi } from 'vitest';
import { EditionCache } from '../catalogue/edition-cache.ts';
import { ArticleTexts } from './article-texts.ts';
import { RenderError } from './rendering/markdown-renderer.ts';

const article = { slug: 'a-guide', markdown: 'A paragraph.' };
const edition = { current: () => Promise.resolve('1'), known: () => '1' };

const textsOf = (render: (text: string) => Promise<string>) =>
  new ArticleTexts({ renderer: { render }, cache: new EditionCache(edition, 10) });

const stalled = () => Promise.reject(new RenderError('takes too long to render'));

describe('ArticleTexts', () => {
  it('renders a text once for each edition, and knows its opening', async () => {
    const render = vi.fn<(text: string) => Promise<string>>().mockResolvedValue('<p>Tom &amp; <em>Asha</em>.</p>');
    const texts = textsOf(render);
    await texts.of(article, 'en');
    expect((await texts.of(article, 'en')).opening).toBe('Tom & Asha.');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('tries a second time where the thread stalled', async () => {
    const render = vi
      .fn<(text: string) => Promise<string>>()
      .mockImplementationOnce(stalled)
      .mockResolvedValue('<p>Fine.</p>');
    expect((await textsOf(render).of(article, 'en')).html).toBe('<p>Fine.</p>');
  });

  it('gives up after two tries, and tries anew when it is asked again', async () => {
    const render = vi.fn<(text: string) => Promise<string>>().mockImplementation(stalled);
    const texts = textsOf(render);
    await expect(texts.of(article, 'en')).rejects.toThrow(RenderError);
    expect(render).toHaveBeenCalledTimes(2);
    await expect(texts.of(article, 'en')).rejects.toThrow(RenderError);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('does not try again what fails for another reason', async () => {
    const render = vi.fn<(text: string) => Promise<string>>().mockRejectedValue(new Error('A fault of ours'));
    await expect(textsOf(render).of(article, 'en')).rejects.toThrow('A fault of ours');
    expect(render).toHaveBeenCalledTimes(1);
  });
});
