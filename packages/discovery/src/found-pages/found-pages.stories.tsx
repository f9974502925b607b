import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFoundPage, buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { FoundPages } from './found-pages.tsx';

const { answers, fails, waits } = foundPageHandlers;

const meta = {
  component: FoundPages,
  args: { text: 'insurance', whenEmpty: 'ways-on' },
  parameters: { msw: [answers(buildFoundPages)] },
} satisfies Meta<typeof FoundPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'EMI Calculator' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [waits()] } };

export const Empty: Story = {
  parameters: { msw: [answers(() => [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No guides, tools or answers match your search.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails(500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

const long = 'Unternehmenssteuerfortentwicklungsgesetzgebungsverfahren '.repeat(4);

export const LongText: Story = {
  parameters: { msw: [answers(() => [buildFoundPage({ title: long, excerpt: long.repeat(5) })])] },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
