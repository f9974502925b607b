import { describe, expect, it } from 'vitest';
import { articleSchema } from './article.ts';

describe('articleSchema', () => {
  it('has no author and no picture when none are named', () => {
    const article = articleSchema.parse({ id: 1, title: 'A first ride' });
    expect(article).toMatchObject({ author: null, featured_image_url: null, content: null, is_sample: false });
  });

  it('keeps an author of one name', () => {
    const { author } = articleSchema.parse({ id: 1, title: 'A first ride', author: { first_name: 'Asha' } });
    expect(author).toEqual({ first_name: 'Asha', last_name: null, avatar: null, bio: null });
  });
});
