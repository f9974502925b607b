import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf, OwnerSettingsProvider } from '@dopahiya/site';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contactPage } from './contact.page.ts';
import { ContactPage, type ContactPageProps } from './contact-page.tsx';

type Props = Partial<ContactPageProps>;

const open = (handlers: Parameters<typeof renderWithApi>[1] = [], props: Props = {}) =>
  renderWithApi(<ContactPage before={null} {...props} />, handlers, { at: '/contact-us' });

type Screen = Awaited<ReturnType<typeof open>>['screen'];

const answers = (body: JsonBodyType, status = 200) =>
  http.post('*/api/users/contact-messages/', () => HttpResponse.json(body, { status }));
const taken = answers({ stored: true, mailed: true });

const written = {
  Name: 'Pooja Sharma',
  Email: 'pooja@example.in',
  Phone: '98765 43210',
  City: 'Jaipur',
  Message: 'Which of the two is right?',
};

async function write(screen: Screen, changes: Partial<typeof written> = {}) {
  for (const [label, text] of Object.entries({ ...written, ...changes })) await screen.getByLabelText(label).fill(text);
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Send Message' }).click();
}

const valueOf = (screen: Screen, label: string) => (screen.getByLabelText(label).element() as HTMLInputElement).value;
const valuesIn = (screen: Screen) =>
  Object.fromEntries(Object.keys(written).map((label) => [label, valueOf(screen, label)]));
const emptied = Object.fromEntries(Object.keys(written).map((label) => [label, '']));

const asha = {
  username: 'asha',
  email: 'asha@example.in',
  email_verified: true,
  first_name: 'Asha',
  last_name: '-',
  created_at: '2026-11-01T06:30:00.000Z',
};

describe('<ContactPage />', () => {
  afterEach(() => {
    signOut();
    localStorage.clear();
  });

  it('has a form that a browser can send by itself, and that leads to what became of it', async () => {
    const { screen } = await open();
    const form = screen.getByRole('form', { name: 'Send us a message' });
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
    });
  });

  it('asks for consent with a box that nobody has ticked, before a message and after it', async () => {
    const { screen, asked } = await open([taken]);
    const consent = screen.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
    await expect.element(consent).not.toBeChecked();
    for (const [label, text] of Object.entries(written)) await screen.getByLabelText(label).fill(text);
    await screen.getByRole('button', { name: 'Send Message' }).click();
    await expect.element(screen.getByText('Agree to the Terms and Conditions.')).toBeVisible();
    expect([asked, valuesIn(screen)]).toEqual([[], written]);
    await consent.click();
    await screen.getByRole('button', { name: 'Send Message' }).click();
    await expect.element(screen.getByText('Your message has been sent successfully!')).toBeVisible();
    await expect.element(consent).not.toBeChecked();
  });

  it('says who answers complaints, and without an owner’s choice that the form is for them', async () => {
    const { screen } = await open();
    const complaints = screen.getByRole('region', { name: 'Complaints' });
    await expect.element(complaints.getByText('Send complaints with the form on this page.')).toBeVisible();
    await screen.unmount();
    const grievanceOfficer = { name: 'Asha Rao', mail: 'asha@example.in' };
    const shown = (
      <OwnerSettingsProvider value={{ grievanceOfficer }}>
        <ContactPage before={null} />
      </OwnerSettingsProvider>
    );
    const named = (await renderWithApi(shown, [])).screen.getByRole('region', { name: 'Complaints' });
    await expect.element(named.getByText(/^Asha Rao is our grievance officer/)).toBeVisible();
    await expect
      .element(named.getByRole('link', { name: 'asha@example.in' }))
      .toHaveAttribute('href', 'mailto:asha@example.in');
  });

  it('has the mail address and hours that the desk says', async () => {
    const hours = { weekdays: { opens: 10, closes: 18 }, saturday: null };
    const shown = (
      <OwnerSettingsProvider value={{ mail: 'hello@example.in', hours }}>
        <ContactPage before={null} />
      </OwnerSettingsProvider>
    );
    const { screen } = await renderWithApi(shown, []);
    await expect.element(screen.getByText('hello@example.in')).toBeVisible();
    await expect.element(screen.getByText('10:00 to 18:00')).toBeVisible();
    expect(screen.getByText('Closed', { exact: true }).elements()).toHaveLength(2);
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
    await write(screen);
    await expect.element(screen.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(authorized).toEqual(['Bearer a.b.c']);
  });

  it('begins with what is known of who is signed in, and sends for them although their session is over', async () => {
    localStorage.setItem('city', JSON.stringify({ name: 'Pune', state: 'Maharashtra' }));
    signIn('asha');
    let isOver = false;
    const refresh = () =>
      isOver ? HttpResponse.json({ detail: 'Over.' }, { status: 401 }) : HttpResponse.json({ access: 'a.b.c' });
    const { screen } = await open([
      http.post('*/api/token/refresh/', refresh),
      http.get('*/api/users/me/', () => HttpResponse.json(asha)),
      http.post('*/api/users/contact-messages/', ({ request }) =>
        request.headers.has('authorization')
          ? HttpResponse.json({ detail: 'Over.' }, { status: 401 })
          : HttpResponse.json({ stored: true, mailed: true }),
      ),
    ]);
    await expect.element(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
    expect(valuesIn(screen)).toMatchObject({ Name: 'Asha', City: 'Pune' });
    isOver = true;
    await write(screen);
    await expect.element(screen.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(valuesIn(screen)).toMatchObject({ Name: 'Asha', Message: '' });
  });

  it('sends a message of who is signed in once where it fails', async () => {
    signIn('asha');
    let times = 0;
    const { screen } = await open([
      http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
      http.get('*/api/users/me/', () => HttpResponse.json(asha)),
      http.post('*/api/users/contact-messages/', () => {
        times += 1;
        return HttpResponse.json({}, { status: 500 });
      }),
    ]);
    await expect.element(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
    await write(screen);
    await expect.element(screen.getByText('Failed to submit the form.')).toBeVisible();
    expect(times).toBe(1);
  });

  it('is empty once a message is sent', async () => {
    const { screen } = await open([taken]);
    await write(screen);
    await expect.element(screen.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(valuesIn(screen)).toEqual(emptied);
    expect(screen.getByText(/We’ve saved your message/).query()).toBeNull();
  });

  it('says that a message was kept where it could not be mailed', async () => {
    const { screen } = await open([answers({ stored: true, mailed: false })]);
    await write(screen);
    await expect.element(screen.getByText(/We’ve saved your message/)).toBeVisible();
  });

  it.each([
    ['1', 0],
    ['stored', 1],
  ])('says of a message that the browser sent by itself what became of it: %s', async (sent, saved) => {
    const { component: Page } = contactPage;
    const at = locationOf(contactPage, { pathname: '/contact-us', search: `?sent=${sent}` }, {});
    const { screen } = await renderWithApi(<Page at={at} />, []);
    await expect.element(screen.getByText('Your message has been sent successfully!')).toBeVisible();
    expect(screen.getByText(/We’ve saved your message/).elements()).toHaveLength(saved);
  });

  it.each<[string, Partial<typeof written>, keyof typeof written, RegExp]>([
    ['an email that is none', { Email: 'pooja@example' }, 'Email', /Enter an email like name@example\.in/],
    ['nothing', emptied, 'Name', /Enter your name\./],
    ['too much', { Message: 'ए'.repeat(7000) }, 'Message', /Use 2,000 characters or fewer\. You have 7,000\./],
  ])(
    'sends nothing where somebody wrote %s, says why beside the field, and keeps it',
    async (_, changes, label, why) => {
      const { screen } = await open();
      await write(screen, changes);
      const field = screen.getByLabelText(label);
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAccessibleDescription(why);
      await expect.element(screen.getByText(/^Not sent yet/)).toBeVisible();
      expect(valuesIn(screen)).toEqual({ ...written, ...changes });
    },
  );

  it.each([
    ['refused', answers({ message: 'The desk is closed.' }, 400), 'The desk is closed.'],
    ['failed', answers({}, 500), 'Failed to submit the form.'],
    ['not reached', http.post('*/api/users/contact-messages/', () => HttpResponse.error()), /Network error\./],
  ])('keeps what was written where it is %s, and says so', async (_, answer, why) => {
    const { screen } = await open([answer, http.head('*/contact-us', () => HttpResponse.error())]);
    await write(screen);
    await expect.element(screen.getByText(why)).toBeVisible();
    expect(valuesIn(screen)).toEqual(written);
  });

  it('says whether somebody reads messages only in the browser, for the page of the server is kept for long', async () => {
    const now = () => new Date('2026-11-27T12:00:00+05:30');
    const { text, consoleErrors } = await hydrateWithApi(<ContactPage before={null} now={now} />, () => undefined);
    expect(text).toContain('9:00 to 19:00');
    expect(text).not.toContain('Open now');
    expect(consoleErrors).toEqual([]);
  });

  it.each([
    ['2026-11-27T08:59:00+05:30', 'Closed now, opens today at 9:00'],
    ['2026-11-27T12:00:00+05:30', 'Open now, until 19:00'],
    ['2026-11-27T19:00:00+05:30', 'Closed now, opens tomorrow at 9:00'],
    ['2026-11-28T18:00:00+05:30', 'Closed now, opens on Monday at 9:00'],
  ])('says at %s whether somebody reads messages now', async (moment, text) => {
    const { screen } = await open([], { now: () => new Date(moment) });
    await expect.element(screen.getByText(text)).toBeVisible();
    for (const [day, hours] of [
      ['Mon to Fri', '9:00 to 19:00'],
      ['Sat', '9:00 to 17:00'],
      ['Sun', 'Closed'],
    ] as const)
      expect(screen.getByText(day, { exact: true }).element().nextElementSibling?.textContent).toBe(hours);
  });

  it('says so as soon as the working hours are over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let moment = '2026-11-27T18:59:00+05:30';
    const { screen } = await open([], { now: () => new Date(moment) });
    await expect.element(screen.getByText('Open now, until 19:00')).toBeVisible();
    moment = '2026-11-27T19:00:00+05:30';
    vi.advanceTimersByTime(60_000);
    await expect.element(screen.getByText('Closed now, opens tomorrow at 9:00')).toBeVisible();
  });

  it('leads to what helps without a message, and shows no address that nobody reads', async () => {
    const { screen } = await open();
    for (const [name, path] of [
      ['Questions and answers', '/faqs'],
      ['Showrooms', '/dealership'],
      ['A figure is wrong', '/bikes'],
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Check a quotation', '/quote-checker'],
    ] as const)
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(screen.getByRole('link', { name: 'Mail' }).query()).toBeNull();
    await expect.element(screen.getByText(/^Usually because of handling charges/)).toBeVisible();
    for (const [question, name, path] of [
      ['Is the on-road price binding?', 'Get an on-road price', '/price-checker'],
      ['How do I delete my message?', 'Read the privacy policy', '/privacy-policy'],
    ] as const) {
      await screen.getByText(question).click();
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it.each([360, 1440])('is no wider than a screen of %i px', async (width) => {
    await page.viewport(width, 740);
    await open();
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
