import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bikeHandlers, sectionHandlers } from '../testing.ts';
import { FigureReportPage } from './figure-report-page.tsx';

const meta = {
  component: FigureReportPage,
  args: { slug: 'classic-350', isSent: false },
  parameters: { layout: 'fullscreen', msw: [bikeHandlers.answers(), ...sectionHandlers.all()] },
} satisfies Meta<typeof FigureReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter the correct value.')).toBeVisible();
  },
};
export const Sent: Story = { args: { isSent: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
