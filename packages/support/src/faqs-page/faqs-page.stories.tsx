import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { FaqsPage } from './faqs-page.tsx';

const faqs = [
  { id: 1, question: 'What is the on-road price?', answer: 'What you pay before you ride away.' },
  { id: 2, question: 'For how many years must a new two-wheeler be insured?', answer: 'Five, against third parties.' },
];

const meta = {
  component: FaqsPage,
  args: { text: '' },
  parameters: { layout: 'fullscreen', msw: [http.get('*/api/faqs/', () => HttpResponse.json(faqs))] },
} satisfies Meta<typeof FaqsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What is the on-road price?'));
    await expect(canvas.getByText('What you pay before you ride away.')).toBeVisible();
  },
};

export const Empty: Story = { args: { text: 'xyz' } };

export const Loading: Story = { parameters: { msw: [http.get('*/api/faqs/', () => delay('infinite'))] } };

export const Failed: Story = {
  parameters: { msw: [http.get('*/api/faqs/', () => HttpResponse.json({}, { status: 500 }))] },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
