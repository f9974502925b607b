import { renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContactPage } from './contact-page.tsx';

const open = (handlers: Parameters<typeof renderWithApi>[1] = []) =>
  renderWithApi(<ContactPage before={null} />, handlers, { at: '/contact-us' });

describe('<ContactPage />', () => {
  afterEach(() => {
    signOut();
    localStorage.clear();
  });

  it('has a form that a browser can send by itself, and that leads to what became of it', async () => {
    const { screen } = await open();
    const form = screen.getByRole('form', { name: 'Write to us' });
    await expect.element(form).toHaveAttribute('method', 'post');
    await expect.element(form).toHaveAttribute('action', '/contact-us#outcome');
    await screen.getByLabelText('Name').fill('Pooja');
    const sent = new FormData(form.element() as HTMLFormElement);
    expect(Object.fromEntries(sent as unknown as Iterable<[string, string]>)).toEqual({
      name: 'Pooja',
      email: '',
      mobile_number: '',
      city: '',
      comments: '',
      agreed_to_terms: 'yes',
    });
  });

  it('sends in the session of who is signed in', async () => {
    signIn('asha');
    const authorized: (string | null)[] = [];
    const { screen } = await open([
      http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
      http.get('*/api/users/me/', () => HttpResponse.json({}, { status: 503 })),
      http.post('*/api/users/contact-messages/', ({ request }) => {
        authorized.push(request.headers.get('authorization'));
        return HttpResponse.json({ stored: true, mailed: true });
      }),
    ]);
    for (const [label, text] of [
      ['Name', 'Asha'],
      ['Email', 'asha@example.in'],
      ['Phone', '9876543210'],
      ['City', 'Pune'],
      ['Message', 'Hello'],
    ] as const)
      await screen.getByLabelText(label).fill(text);
    await screen.getByRole('button', { name: 'Send Message' }).click();
    await expect.element(screen.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(authorized).toEqual(['Bearer a.b.c']);
  });

  it('leads to what helps without a message, and shows no address that nobody reads', async () => {
    const { screen } = await open();
    for (const [name, path] of [
      ['Questions and answers', '/faqs'],
      ['Showrooms', '/dealership'],
      ['A figure is wrong', '/bikes'],
    ] as const)
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(screen.getByRole('link', { name: 'Mail' }).query()).toBeNull();
  });

  it.each([360, 1440])('is no wider than a screen of %i px', async (width) => {
    await page.viewport(width, 740);
    await open();
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
