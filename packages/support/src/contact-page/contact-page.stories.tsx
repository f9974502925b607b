import { OwnerSettingsProvider } from '@dopahiya/site';
import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, fireEvent, within } from 'storybook/test';
import { ContactPage } from './contact-page.tsx';

const answers = (body: JsonBodyType, status = 200) =>
  http.post('*/api/users/contact-messages/', () => HttpResponse.json(body, { status }));

const saturdayEvening = new Date('2026-11-28T18:00:00+05:30');
const fridayNoon = new Date('2026-11-27T12:00:00+05:30');

/** Fills fields with one event each: typing would re-render the page per key. */
async function write(canvasElement: HTMLElement) {
  const form = within(canvasElement);
  const said = {
    Name: 'Pooja Sharma',
    Email: 'pooja@example.in',
    Phone: '98765 43210',
    City: 'Jaipur',
    Message:
      'The on-road price of the Shine 125 in Jaipur is ₹900 above what my dealer wrote. Which of the two is right?',
  };
  for (const [label, value] of Object.entries(said))
    await fireEvent.input(form.getByLabelText(label), { target: { value } });
  await fireEvent.click(form.getByLabelText(/^I agree/));
  await fireEvent.click(form.getByText('Send Message'));
}

const meta = {
  component: ContactPage,
  args: { before: null, now: () => saturdayEvening },
  parameters: { layout: 'fullscreen', msw: [answers({ stored: true, mailed: true })] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a story that sends a message to an API with this answer and expects this text. */
const sentTo = (answer: ReturnType<typeof answers>, text: string): Story => ({
  parameters: { msw: [answer] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Default: Story = {};

export const Sent: Story = sentTo(answers({ stored: true, mailed: true }), 'Your message has been sent successfully!');
export const StoredOnly: Story = sentTo(
  answers({ stored: true, mailed: false }),
  'We’ve saved your message. We’ll read it when we next check our messages.',
);

export const Sending: Story = {
  parameters: { msw: [http.post('*/api/users/contact-messages/', () => delay('infinite'))] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText('Sending...')).toBeVisible();
  },
};

export const NothingWritten: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByText('Send Message'));
    await expect(await canvas.findByText('Agree to the Terms and Conditions.')).toBeVisible();
  },
};

export const RefusedWithDetail: Story = sentTo(
  answers({ detail: 'Too many of these requests came from you. Ask again in 600 seconds.' }, 429),
  'Too many of these requests came from you. Ask again in 600 seconds.',
);

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
  parameters: { msw: session },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('asha@example.in')).toBeVisible();
  },
};

export const GrievanceOfficer: Story = {
  render: (args) => (
    <OwnerSettingsProvider value={{ grievanceOfficer: { name: 'Asha Rao', mail: 'asha@example.in' } }}>
      <ContactPage {...args} />
    </OwnerSettingsProvider>
  ),
};

export const Open: Story = {
  args: { now: () => fridayNoon },
  play: async ({ canvas }) => expect(await canvas.findByText('Open now, until 19:00')).toBeVisible(),
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
