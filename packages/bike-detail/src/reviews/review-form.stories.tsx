import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { buildBikeDetail, buildOwnReview, sectionHandlers } from '../testing.ts';
import { ReviewForm } from './review-form.tsx';

const { all, answers, fails, waits } = sectionHandlers;

/** Fills fields with one event each: typing would re-render the form per key. */
async function write(canvasElement: HTMLElement) {
  const form = within(canvasElement);
  const fill = (label: RegExp, value: string) => fireEvent.input(form.getByLabelText(label), { target: { value } });
  await fireEvent.click(form.getByRole('radio', { name: '4 stars' }));
  await fill(/^Title/, 'Happiest at 80');
  await fill(/^What is it like/, 'It thumps at 80 and likes it there.');
  await fireEvent.click(form.getByRole('button', { name: 'Send review' }));
}

const meta = {
  component: ReviewForm,
  args: { bike: buildBikeDetail() },
  parameters: { msw: all() },
  beforeEach: () => {
    signIn('Asha');
    return () => {
      signOut();
      localStorage.clear();
    };
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    await expect(canvas.getByText('Choose one to five stars.')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { msw: [waits('newReview'), ...all()] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText('Sending...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('newReview'), ...all()] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText('The garage is closed.')).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue(''));
  },
};

export const SignedOut: Story = {
  beforeEach: signOut,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Sign in and send' })).toBeVisible(),
};

export const WrittenBefore: Story = {
  parameters: { msw: [answers('newReview', { bike: ['You have written about this bike already.'] }, 400), ...all()] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText('You have written about this bike already.')).toBeVisible();
  },
};

const refused = { rating: ['Rate it.'], title: ['Title it.'], text: ['Say more.'] };

export const FieldsRefused: Story = {
  parameters: { msw: [answers('newReview', refused, 400), ...all()] },
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    for (const [text = ''] of Object.values(refused)) await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const SaidAnew: Story = {
  args: { review: buildOwnReview({ title: 'Calm' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Calm'),
};
