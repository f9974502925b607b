import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { MissingPage } from './missing-page.tsx';

const { answers, fails } = foundPageHandlers;

const meta = {
  component: MissingPage,
  args: { slug: 'bike-insurence' },
  parameters: { msw: [answers(buildFoundPages)] },
} satisfies Meta<typeof MissingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'EMI Calculator' })).toBeVisible();
  },
};
export const NothingNear: Story = { parameters: { msw: [answers(() => [])] } };
export const Failed: Story = { parameters: { msw: [fails(500)] } };
export const LongText: Story = { args: { slug: 'unternehmenssteuerfortentwicklungsgesetz'.repeat(5) } };
