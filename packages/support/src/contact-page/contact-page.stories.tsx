import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { ContactPage } from './contact-page.tsx';

const answers = (body: JsonBodyType, status = 200) =>
  http.post('*/api/users/contact-messages/', () => HttpResponse.json(body, { status }));

const saturdayEvening = new Date('2026-11-28T18:00:00+05:30');
const friday = (time: string) => () => new Date(`2026-11-27T${time}:00+05:30`);

/** In one step: a page is rendered for each key that is typed. */
async function paste(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function write(canvasElement: HTMLElement, changes: Record<string, string> = {}) {
  const form = within(canvasElement);
  const said = {
    Name: 'Pooja Sharma',
    Email: 'pooja@example.in',
    Phone: '98765 43210',
    City: 'Jaipur',
    Message:
      'The on-road price of the Shine 125 in Jaipur is ₹900 above what my dealer wrote. Which of the two is right?',
    ...changes,
  };
  for (const [label, text] of Object.entries(said)) {
    const field = form.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await paste(field, text);
  }
  await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
}

const meta = {
  component: ContactPage,
  args: { before: null, now: () => saturdayEvening },
  parameters: { layout: 'fullscreen', msw: [answers({ stored: true, mailed: true })] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asked where there is no answer: whether the site itself is there. */
const unreached = http.head('*/contact-us', () => HttpResponse.error());

/** What is seen when a message is sent to an API that answers so. */
const sentTo = (answer: ReturnType<typeof answers>, text: string): Story => ({
  parameters: { msw: [answer, unreached] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

/** What stands below a field in which this was written. */
const refused = (changes: Record<string, string>, text: string): Story => ({
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement, changes);
    const [label = ''] = Object.keys(changes);
    await expect(canvas.getByText(text)).toBeVisible();
    const field = canvas.getByLabelText(label);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not sent yet/);
  },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })).toBeChecked();
    const terms = canvas.getByRole('link', { name: 'Terms and Conditions' });
    await expect(terms).toHaveAttribute('href', '/terms-and-conditions');
    for (const [day, hours] of [
      ['Mon to Fri', '9:00 to 19:00'],
      ['Sat', '9:00 to 17:00'],
      ['Sun', 'Closed'],
    ])
      await expect(canvas.getByText(day ?? '').nextElementSibling).toHaveTextContent(hours ?? '');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/^Often a handling charge/)).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText('Your message has been sent successfully!')).toBeVisible();
    for (const label of ['Name', 'Email', 'Phone', 'City', 'Message'])
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByText('Up to 2,000 characters')).toBeVisible();
    await expect(canvas.queryByText(/Nobody is told of it by mail/)).toBeNull();
  },
};
export const StoredOnly: Story = sentTo(
  answers({ stored: true, mailed: false }),
  'It is stored. Nobody is told of it by mail, because this site has no address set for that yet: it waits until its owner looks.',
);
export const SentToAnotherServer: Story = sentTo(
  http.post('*/api/users/contact-messages/', () => new HttpResponse('<p>Thanks</p>', { status: 201 })),
  'Your message has been sent successfully!',
);
export const SentByTheBrowser: Story = {
  args: { before: 'mailed' },
  play: async ({ canvas }) => expect(canvas.getByText('Your message has been sent successfully!')).toBeVisible(),
};

export const Sending: Story = {
  parameters: { msw: [http.post('*/api/users/contact-messages/', () => delay('infinite'))] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingWritten: Story = {
  play: async ({ canvas, canvasElement }) => {
    const none = { Name: '', Email: '', Phone: '', City: '', Message: '' };
    await userEvent.click(canvas.getByRole('checkbox'));
    await write(canvasElement, none);
    for (const text of [
      'Please write your name.',
      'Write it like name@example.in',
      'Please enter a valid 10-digit phone number',
      'Please write your city.',
      'Please write your message.',
      'Please agree to the Terms and Conditions.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const WrongEmail: Story = refused({ Email: 'pooja@example' }, 'Write it like name@example.in');
export const ShortPhone: Story = refused({ Phone: '98765 4321' }, 'Please enter a valid 10-digit phone number');
export const TooLong: Story = {
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByLabelText('Message');
    await userEvent.click(message);
    await userEvent.paste('ए'.repeat(7000));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send Message' }));
    await expect(message).toHaveValue('ए'.repeat(7000));
    await expect(
      canvas.getByText('At most 2,000 characters fit, and this has 7,000. Please shorten it, or send it in parts.'),
    ).toBeVisible();
  },
};

const kept: Story = {
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Pooja Sharma');
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Message').value).toMatch(/^The on-road price/);
  },
};
export const RefusedWithDetail: Story = sentTo(
  answers({ detail: 'Too many of these requests came from you. Ask again in 600 seconds.' }, 429),
  'Too many of these requests came from you. Ask again in 600 seconds.',
);
export const RefusedWithMessage: Story = sentTo(
  answers({ message: 'The desk is closed.' }, 400),
  'The desk is closed.',
);
export const RefusedField: Story = sentTo(answers({ city: ['There is no such city.'] }, 400), 'There is no such city.');
export const RefusedWithoutReason: Story = sentTo(answers({}, 500), 'Failed to submit the form.');
export const RefusedByAPage: Story = sentTo(
  http.post('*/api/users/contact-messages/', () => HttpResponse.html('<p>Bad</p>', { status: 500 })),
  'Failed to submit the form.',
);
export const NoConnection: Story = sentTo(
  http.post('*/api/users/contact-messages/', () => HttpResponse.error()),
  'Network error. Please try again later.',
);
export const KeepsWhatWasWritten: Story = { ...kept, parameters: { msw: [answers({}, 503)] } };
export const NoServerBehindTheSite: Story = sentTo(answers({}, 502), 'Network error. Please try again later.');

const asha = {
  username: 'asha',
  email: 'asha@example.in',
  email_verified: true,
  first_name: 'Asha',
  last_name: '-',
  created_at: '2026-11-01T06:30:00.000Z',
};
const session = [
  http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
  http.get('*/api/users/me/', () => HttpResponse.json(asha)),
];
const signedIn = () => {
  localStorage.setItem('city', JSON.stringify({ name: 'Pune', state: 'Maharashtra' }));
  signIn('asha');
  return () => {
    signOut();
    localStorage.clear();
  };
};

export const SignedIn: Story = {
  beforeEach: signedIn,
  parameters: { msw: [...session, answers({ stored: true, mailed: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('asha@example.in')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha');
    await expect(canvas.getByLabelText('City')).toHaveValue('Pune');
    await userEvent.type(canvas.getByLabelText('Phone'), '9876543210');
    await paste(canvas.getByLabelText('Message'), 'Which of the two is right?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByText('Your message has been sent successfully!')).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha');
  },
};
export const SessionOver: Story = {
  beforeEach: signedIn,
  parameters: {
    msw: [
      http.post('*/api/token/refresh/', () => HttpResponse.json({ detail: 'Over.' }, { status: 401 })),
      answers({ stored: true, mailed: true }),
    ],
  },
  play: SentToAnotherServer.play ?? (() => undefined),
};

const at = (now: () => Date, text: string): Story => ({
  args: { now },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});
export const Open: Story = at(friday('12:00'), 'Open now, until 19:00');
export const BeforeOpening: Story = at(friday('08:59'), 'Closed now, opens today at 9:00');
export const AfterClosing: Story = at(friday('19:00'), 'Closed now, opens tomorrow at 9:00');
export const BeforeSunday: Story = at(() => saturdayEvening, 'Closed now, opens on Monday at 9:00');

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
