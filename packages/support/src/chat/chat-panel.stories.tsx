import type { ChatAnswer } from '@dopahiya/domain/chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBike } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { priceCard } from '../testing/price-card.ts';
import { ChatPanel } from './chat-panel.tsx';
import { keepVisit } from './visit.ts';

const price: Partial<ChatAnswer> = {
  reply: 'The Honda Activa costs about ₹94,019 on-road in Pune.',
  intent: 'on_road_price',
  cards: [priceCard],
  choices: [],
};
const taken = http.post('*/api/chatbot/user-details/', () =>
  HttpResponse.json({ id: 'x1', name: 'Arjun' }, { status: 201 }),
);
const answers = (body: object, status = 200) => http.post('*/api/chatbot/', () => HttpResponse.json(body, { status }));

const meta = {
  component: ChatPanel,
  args: { onClose: fn(), opener: document.body },
  parameters: { layout: 'fullscreen', msw: [taken, answers(price)] },
  beforeEach: () => keepVisit(null),
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const inConversation = () => keepVisit({ id: 'x1', name: 'Arjun', said: [] });

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Arjun Mehta');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill all required fields');
    await userEvent.type(canvas.getByLabelText('City'), 'Pune');
    await userEvent.type(canvas.getByLabelText('Phone'), '98x76');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(canvas.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
    await expect(canvas.getByLabelText('Phone')).toHaveValue('9876');
    await userEvent.type(canvas.getByLabelText('Phone'), '543210999');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByText(/^Hello Arjun\./)).toBeVisible();
  },
};

export const Price: Story = {
  beforeEach: inConversation,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Your message'), 'on-road price of Activa in Pune{Enter}');
    await expect(await canvas.findByText(/costs about ₹94,019/)).toBeVisible();
    await expect(canvas.getByText('estimate, June 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy this price' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See each line' })).toHaveAttribute(
      'href',
      '/price-checker?bike=activa&city=pune',
    );
  },
};

const compared: Partial<ChatAnswer> = {
  reply: 'Here are the Royal Enfield Classic 350 and the Honda CB350 side by side.',
  cards: [
    {
      kind: 'comparison',
      title: 'Royal Enfield Classic 350 | Honda CB350',
      month: '2026-06',
      facts: [
        { label: '51 mm', value: 'CB350 has the longer wheelbase, so it sits steadier on a highway' },
        { label: '₹14,282', value: 'Classic 350 costs less' },
      ],
      bikes: ['classic-350', 'cb350'],
      link: { label: 'Compare side by side', href: '/compare/classic-350-vs-cb350' },
    },
  ],
};
const classic = { id: 7, slug: 'classic-350', name: 'Classic 350', price: 181118, wheelbase: 1390, kerb_weight: 195 };
const cb350 = { id: 8, slug: 'cb350', name: 'CB350', price: 195400, wheelbase: 1441, kerb_weight: 187 };
const bikes = [classic, cb350].map((bike) =>
  Object.assign(sampleBike({ name: bike.name, body_style: 'cruiser' }), bike, { price_month: '2026-06' }),
);
const comparison = (answer: Response) => [
  taken,
  answers(compared),
  http.get('*/api/compare-bikes/classic-350-vs-cb350/', () => answer.clone()),
];
const compare: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Your message'), 'Classic 350 vs CB350{Enter}');
  await expect(await canvas.findByRole('link', { name: 'Compare side by side' })).toBeVisible();
};

export const Comparison: Story = {
  beforeEach: inConversation,
  parameters: { msw: comparison(Response.json({ bikes })) },
  play: async (context) => {
    await compare(context);
    const { canvas } = context;
    // The drawings come with the bikes, and replace the facts of the card.
    await expect(await canvas.findAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByText('CB350 has the longer wheelbase, so it sits steadier on a highway')).toBeVisible();
    await expect(canvas.getByText('Prices: ex-showroom, Delhi · June 2026')).toBeVisible();
  },
};

export const ComparisonWithoutBikes: Story = {
  beforeEach: inConversation,
  parameters: { msw: comparison(new Response('<p>no</p>', { status: 502 })) },
  play: async (context) => {
    await compare(context);
    await expect(await context.canvas.findByText('Classic 350 costs less')).toBeVisible();
  },
};

export const Unreached: Story = {
  beforeEach: inConversation,
  parameters: { msw: [http.post('*/api/chatbot/', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your message'), 'hello{Enter}');
    await expect(await canvas.findByText(/Failed to reach chatbot API\. Please try again later\./)).toBeVisible();
  },
};

export const EmptyReply: Story = {
  beforeEach: inConversation,
  parameters: { msw: [answers({ reply: '' })] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your message'), 'hmm{Enter}');
    await expect(await canvas.findByText(/Sorry, I didn't understand that\./)).toBeVisible();
  },
};
