import { renderWithApi } from '@dopahiya/api-client/testing';
import { siteFaqs } from '@dopahiya/domain/content';
import { locationOf } from '@dopahiya/site';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { faqsHead, faqsPage } from './faqs.page.ts';
import { FaqsPage } from './faqs-page.tsx';

const faqs = [
  { id: 1, question: 'What is the on-road price?', answer: 'What you pay before you ride away.' },
  { id: 2, question: 'For how many years must it be insured?', answer: 'Five, against third parties.' },
];
const answers = (results: object[]) => http.get('*/api/faqs/', () => HttpResponse.json({ results }));
const open = (handler = answers(faqs), text = '') => renderWithApi(<FaqsPage text={text} />, [handler]);

describe('<FaqsPage />', () => {
  it('unfolds any number of answers, each with an address of its own', async () => {
    const { screen, asked } = await open();
    await screen.getByText('What is the on-road price?').click();
    await screen.getByText('For how many years must it be insured?').click();
    await screen.getByText('What does the word Sample mean?').click();
    for (const answer of [
      'What you pay before you ride away.',
      'Five, against third parties.',
      /^We wrote it as an example/,
    ])
      await expect.element(screen.getByText(answer)).toBeVisible();
    const addresses = screen.getByRole('link', { name: /^Link to this answer: / }).elements();
    expect(addresses.map((link) => link.getAttribute('href'))).toEqual(['#faq-1', '#faq-2', '#faq-samples']);
    for (const link of addresses) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    const ways = siteFaqs.flatMap(({ more }) => (more ? [[more.label, more.to]] : []));
    const shown = document.querySelectorAll('[id^="faq-"] a:not([href^="#"])');
    expect(Array.from(shown, (link) => [link.textContent, link.getAttribute('href')])).toEqual(ways);
    expect(asked).toEqual(['/api/faqs/']);
  });

  it('finds questions by words of theirs and of their answers, of both kinds, as one types', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('What is the on-road price?')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search questions' }).fill('RIDE pay\u200B');
    await expect.element(screen.getByText('What is the on-road price?')).toBeVisible();
    expect(screen.getByText('For how many years must it be insured?').query()).toBeNull();
    await screen.getByRole('searchbox').fill('zarkon');
    await expect.poll(() => screen.getByText('No matching questions').elements().length).toBe(2);
  });

  it.each([
    ['How does selling a used bike work here?', /You need a phone number/],
    ['What do you do about fraud in used bike listings?', /call 1930 at once/],
    ['Who handles complaints about Dopahiya?', /^The contact page says who handles complaints/],
    ['Can I ask the bot without filling in a form?', /Press “Ask without your details”/],
    ['Do I need to give my phone number to see prices?', /A listing needs one, and we never publish it/],
  ])('answers %s', async (question, answer) => {
    const { screen } = await open();
    await screen.getByText(question).click();
    await expect.element(screen.getByText(answer)).toBeVisible();
  });

  it('begins with the words of the address', async () => {
    const at = locationOf(faqsPage, { pathname: '/faqs', search: '?q=insured' }, {});
    const { screen } = await renderWithApi(<faqsPage.component at={at} />, [answers(faqs)]);
    await expect.element(screen.getByText('For how many years must it be insured?')).toBeVisible();
    expect(screen.getByText('What is the on-road price?').query()).toBeNull();
    const { form, name } = screen.getByRole('searchbox').element() as HTMLInputElement;
    expect(Object.keys(faqsPage.parameters)).toContain(name);
    expect(new URL(form?.action ?? '').pathname).toBe('/faqs');
  });

  it('unfolds the answer that a link of the site leads to, and no other', async () => {
    const { screen, router } = await open();
    await expect.element(screen.getByText('What you pay before you ride away.')).not.toBeVisible();
    await router.navigate('/#faq-1');
    await expect.element(screen.getByText('What you pay before you ride away.')).toBeVisible();
    await router.navigate('/#faq-samples');
    await expect.element(screen.getByText(/^We wrote it as an example/)).toBeVisible();
    await expect.element(screen.getByText('Five, against third parties.')).not.toBeVisible();
  });

  it('says that questions load, that they do not, and that there are none, and shows its own all the same', async () => {
    const waiting = await open(http.get('*/api/faqs/', () => delay('infinite')));
    await expect.element(waiting.screen.getByText('Loading FAQs...')).toBeInTheDocument();
    await waiting.screen.unmount();
    const none = await open(answers([]));
    await expect.element(none.screen.getByText('No FAQs available for this model.')).toBeVisible();
    await none.screen.unmount();
    const { screen, asked } = await open(http.get('*/api/faqs/', () => HttpResponse.text('<html>', { status: 502 })));
    await expect.element(screen.getByText('Failed to load FAQs. Please try again later.')).toBeVisible();
    await expect.element(screen.getByText('What does the word Sample mean?')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    const { screen } = await open();
    await expect.element(screen.getByText('What is the on-road price?')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

describe('faqsHead()', () => {
  it('tells search engines the questions with their answers, and keeps a search among them out', () => {
    const head = faqsHead([{ id: 1, question: 'Why?', answer: 'So.', bike_model_name: null }]);
    expect(head.path).toBe('/faqs');
    expect(head.structuredData?.at(-1)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    });
    expect(faqsHead([], 'why').path).toBeUndefined();
  });
});
