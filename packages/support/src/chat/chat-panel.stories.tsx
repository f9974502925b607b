import type { ChatAnswer } from '@dopahiya/domain/chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatPanel } from './chat-panel.tsx';
import { keepVisit } from './visit.ts';

const price: Partial<ChatAnswer> = {
  reply: 'The Honda Activa costs about ₹94,019 on the road in Pune.',
  intent: 'on_road_price',
  cards: [
    {
      kind: 'price',
      title: 'Honda Activa, Pune',
      month: '2026-06',
      facts: [
        { label: 'On the road', value: '₹94,019' },
        { label: 'Ex-showroom price', value: '₹78,166' },
      ],
      link: { label: 'See each line', href: '/price-checker?bike=activa&city=pune' },
    },
  ],
  choices: [],
};
const taken = http.post('*/api/chatbot/user-details/', () =>
  HttpResponse.json({ id: 'x1', name: 'Arjun' }, { status: 201 }),
);
const answers = (body: object, status = 200) => http.post('*/api/chatbot/', () => HttpResponse.json(body, { status }));

const meta = {
  component: ChatPanel,
  args: { onClose: fn() },
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
    await expect(canvas.getByRole('link', { name: 'See each line' })).toHaveAttribute(
      'href',
      '/price-checker?bike=activa&city=pune',
    );
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
