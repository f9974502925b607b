import type { ModerationCase } from '@dopahiya/domain/moderation';
import { Container } from '@dopahiya/ui-kit';
import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildCase, buildDecision, caseFacts, moderationApi, reporter } from '../testing/moderation-api.ts';
import { OwnModeration } from './own-moderation.tsx';

const photos = ['#b9c4bd', '#8d9a92'].map(
  (fill) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${fill}" d="M0 0h4v3H0z"/></svg>`)}`,
);
const reversed = buildDecision({
  reversed: { reason: 'The seller has shown the papers since.', at: '2026-11-22T06:30:00.000Z', by: 'Kabir' },
});
const listing = buildCase({ photos, holds: ['words', 'price', 'photo', 'many', 'reports'], decisions: [reversed] });
const conversation = buildCase({
  subject: 'conversation',
  subject_id: 4,
  title: 'About Honda Activa, 2021',
  path: null,
  state: 'shown',
  holds: [],
  reports: [{ id: 4, ground: 'rude', note: '', at: '2026-11-21T06:30:00.000Z', counts: true, by: reporter }],
  words: [
    { side: 'buyer', text: 'Last price?' },
    { side: 'seller', text: 'Go away, fool.' },
  ],
});
const review = buildCase({
  subject: 'review',
  subject_id: 3,
  title: 'Review of the Honda Activa 6G',
  path: '/honda/activa-6g',
  state: 'waiting',
  holds: [],
  reports: [],
  words: [{ side: 'author', text: 'Light, calm, and 48 km from a litre.' }],
});
const photo = buildCase({ subject: 'photo', subject_id: 9, title: 'Photo of Honda Activa, 2019', photos, words: [] });
const figure = buildCase({
  subject: 'figure',
  subject_id: 2,
  title: 'Mileage of the Honda Activa 6G',
  path: '/honda/activa-6g',
  state: 'shown',
  holds: [],
  words: [
    { side: 'catalogue', text: '38' },
    { side: 'visitor', text: '41 kmpl' },
  ],
});
const long: ModerationCase = buildCase({
  photos: [...photos, ...photos, ...photos],
  title: `Royal Enfield ${'Interceptor'.repeat(12)}, 2021`,
  holds: ['words', 'price', 'photo', 'many', 'reports', 'decision'],
  reports: Array.from({ length: 3 }, (_, index) => ({
    id: index,
    counts: index > 0,
    ground: 'scam' as const,
    note: 'nowhitespace'.repeat(41),
    by: { ...reporter, name: 'Chandrashekharan'.repeat(3) },
    at: `2026-11-21T06:3${index}:00.000Z`,
  })),
  words: [{ side: 'seller', text: `${'Courier from the army camp. '.repeat(60)}\n\n${'w'.repeat(300)}` }],
  decisions: [{ ...reversed, reason: 'r'.repeat(500), decided_by: 'Chandrashekharan'.repeat(3) }],
});

const of = (...cases: ModerationCase[]) => ({ parameters: { msw: moderationApi(cases).handlers } });
const failing = (path: string) =>
  http.get(path, () => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 }));

const meta = {
  component: OwnModeration,
  // Its chip rows are full-bleed on a phone.
  decorators: [
    (Page) => (
      <Container>
        <Page />
      </Container>
    ),
  ],
  args: { name: 'meera', shows: 'cases', subject: null },
  ...of(listing, conversation, review, photo, figure),
  beforeEach: () => {
    signIn('meera');
    return signOut;
  },
} satisfies Meta<typeof OwnModeration>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: string | RegExp, more: Partial<Story> = {}): Story => ({
  ...more,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(text);
    await expect(first).toBeVisible();
  },
});

const known = buildCase({ ...caseFacts, photos });
export const AllFacts: Story = saying('Hero Splendor Plus, 2018: ₹9,000', of(known));
export const AllFactsOnMobile: Story = { ...AllFacts, globals: { viewport: { value: 'smallPhone' } } };
export const Queue: Story = saying('5 cases waiting');
export const Empty: Story = saying('No cases waiting', of());
export const EmptyKind: Story = saying('No cases of this kind', { ...of(listing), args: { subject: 'figure' } });
export const Failed: Story = saying('The garage is closed.', {
  parameters: { msw: [failing('*/api/moderation/cases/'), ...moderationApi().handlers] },
});
export const NotYours: Story = saying(/^Only moderators/, {
  parameters: { msw: moderationApi([listing], { user: { role: null } }).handlers },
});
export const SessionWithoutCode: Story = saying(/^You signed in without a code/, {
  parameters: {
    msw: [
      http.get('*/api/moderation/cases/', () => HttpResponse.json({ detail: 'No.' }, { status: 403 })),
      ...moderationApi().handlers,
    ],
  },
});
export const WithoutCodes: Story = saying('Set up two-step sign-in first', {
  parameters: { msw: moderationApi([listing], { user: { second_factor: null } }).handlers },
});
export const Log: Story = saying(/^Reversed by Kabir/, {
  args: { shows: 'decisions' },
  parameters: { msw: moderationApi([], { log: [buildDecision({ id: 2, decision: 'allow' }), reversed] }).handlers },
});
export const EmptyLog: Story = saying('No decisions yet', { ...of(), args: { shows: 'decisions' } });
export const FailedLog: Story = saying('The garage is closed.', {
  args: { shows: 'decisions' },
  parameters: { msw: [failing('*/api/moderation/decisions/'), ...moderationApi().handlers] },
});
const decide: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Refuse: ${listing.title}` }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Facts are false' }));
  await expect(canvas.getByLabelText('Reason')).toHaveValue('It says untrue things about the bike.');
};

export const DecidingOnMobile: Story = { ...of(listing), play: decide, globals: { viewport: { value: 'phone' } } };
export const Decided: Story = {
  ...of(listing, review),
  play: async (context) => {
    await decide(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Refuse it' }));
    await expect(await context.canvas.findByRole('button', { name: /^Reverse it:/ })).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: review.title })).toHaveFocus());
  },
};
export const LongWords: Story = {
  ...of(long),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Refuse:/ }));
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
