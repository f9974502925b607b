import { describe, expect, it } from 'vitest';
import { faqSchema } from './faq.ts';

describe('faqSchema', () => {
  it('is not about a model when none is named', () => {
    expect(faqSchema.parse({ id: 'x', question: 'Why?', answer: 'So.' })).toMatchObject({ bike_model_name: null });
    expect(faqSchema.safeParse({ id: 'x', question: 'Why?' }).success).toBe(false);
  });
});
