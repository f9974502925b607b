import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeferredOwn } from './deferred-own.tsx';

const Reviews = () => <p>You have not reviewed a bike yet.</p>;

const loadReviews = async () => Reviews;
const loadNever = () => new Promise<typeof Reviews>(() => {});

let tries = 0;
const loadSecond = async () => {
  tries += 1;
  if (tries === 1) throw new TypeError('Failed to fetch');
  return Reviews;
};

const meta = {
  title: 'Page/DeferredOwn',
  tags: ['autodocs'],
  component: DeferredOwn,
  parameters: {
    guide: {
      use: 'What only its owner sees: their reviews, listings, questions.',
      avoid: 'For what stands in the first HTML: an island. For a dialog: Deferred.',
      states: 'Loading with its height kept, shown, failed with a way to try again.',
      keyboard: 'Try Again is a button; the component takes no focus itself.',
    },
  },
  args: { load: loadReviews, given: {}, minHeight: '144px', texts: { failed: 'Error Loading Your Reviews' } },
} satisfies Meta<typeof DeferredOwn<object>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not reviewed a bike yet.')).toBeVisible();
  },
};
export const Loading: Story = { args: { load: loadNever }, parameters: { showsNothing: true } };
export const FailedOnce: Story = {
  args: { load: loadSecond },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error Loading Your Reviews');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('You have not reviewed a bike yet.')).toBeVisible();
  },
};
