import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { emptySellAnswers } from '../sell-draft/sell-answers.ts';
import type { SellDraft } from '../sell-draft/sell-draft.ts';
import { sellHandlers } from '../testing/sell-handlers.ts';
import { allAnswers, deleteDraft, storeDraft, toldDraft } from '../testing/filled-draft.ts';
import { SellBikesPage } from './sell-bikes-page.tsx';

const { all, brands, listing, photo, refuses } = sellHandlers;

const meta = {
  component: SellBikesPage,
  parameters: { layout: 'fullscreen', msw: all() },
  beforeEach: async () => {
    await deleteDraft();
    return deleteDraft;
  },
} satisfies Meta<typeof SellBikesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form with a saved draft, signed in. */
const told =
  (changes: Partial<SellDraft> = {}): Story['beforeEach'] =>
  async () => {
    await deleteDraft();
    await storeDraft(toldDraft(changes));
    signIn('asha');
    return async () => {
      signOut();
      await deleteDraft();
    };
  };

/** Presses the button once the estimate has settled: an outdated one is shown faded. */
const pressed: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByText('Your draft is saved in this browser.');
  await waitFor(() => expect(canvasElement.querySelector('[data-old="true"]')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'List Your Bike' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(await canvas.findByRole('option', { name: 'Honda' })).toBeInTheDocument();
  },
};

export const BrandsFailed: Story = {
  parameters: { msw: [brands(() => refuses({}, 500)), ...all()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Could not fetch brands from API\./)).toBeVisible();
  },
};

export const Place: Story = {
  beforeEach: told({ step: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Delhi');
  },
};

export const NothingTold: Story = {
  beforeEach: told({ answers: { ...emptySellAnswers, ...allAnswers, condition: null, contact: '', description: '' } }),
  play: async (context) => {
    await pressed(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Choose its condition.')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  },
};

export const Finalize: Story = {
  beforeEach: told({
    answers: { ...allAnswers, is_insured: true, insurance_expiry_date: '2099-03-31', is_loan_active: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Lender' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: told(),
  parameters: { msw: [listing(() => refuses({ detail: 'You have 20 listings already.' }, 400)), ...all()] },
  play: async (context) => {
    await pressed(context);
    await expect(await context.canvas.findByText('Failed to submit bike. You have 20 listings already.')).toBeVisible();
  },
};

export const Listed: Story = {
  beforeEach: told(),
  play: async (context) => {
    await pressed(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(await context.canvas.findByText('OK, you’ll stay on this page.')).toBeVisible();
  },
};

export const PhotoFailed: Story = {
  beforeEach: told({ photos: [{ key: 'left', name: 'left.jpg', blob: new Blob(['left'], { type: 'image/jpeg' }) }] }),
  parameters: { msw: [photo(() => refuses({ detail: 'That is no photo.' }, 400)), ...all()] },
  play: async (context) => {
    await pressed(context);
    await expect(await context.canvas.findByText('left.jpg: That is no photo.')).toBeVisible();
  },
};

export const VehicleToldOnMobile: Story = { beforeEach: told({ step: 1 }), globals: { viewport: { value: 'phone' } } };
