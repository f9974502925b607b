import { ApiError } from '@dopahiya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failureOf, invalidSlugFailure, missingBikeFailure } from '../bike-failure.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const answered = (status: number) =>
  failureOf(new ApiError({ kind: 'status', status, message: 'Said by the server.' }));

const meta = {
  component: BikeFailureScreen,
  args: { failure: answered(503), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BikeFailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServerFailed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = showEach(BikeFailureScreen, {
  Retrying: { retrying: true },
  Unreached: {
    failure: failureOf(new ApiError({ kind: 'network', status: null, message: 'We couldn’t reach the server.' })),
  },
  'Invalid slug': { failure: invalidSlugFailure },
});

export const NotFound: Story = {
  args: { failure: missingBikeFailure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bike Not Found' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
