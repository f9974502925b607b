import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accountHandlers, asha } from '../testing/account-handlers.ts';
import { SecondFactorPart } from './second-factor-part.tsx';

const meta = {
  component: SecondFactorPart,
  parameters: { msw: accountHandlers().handlers },
  args: { user: asha },
} satisfies Meta<typeof SecondFactorPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchedOff: Story = {};

export const Enrolment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Confirm your password'), 'monsoon over the ghats');
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step sign-in' }));
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
  },
};

export const RecoveryCodes: Story = {
  play: async (context) => {
    await Enrolment.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(await canvas.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  },
};

export const SwitchedOn: Story = {
  args: { user: { ...asha, second_factor: { since: '2026-11-21T06:30:00.000Z', recovery_codes: 3 } } },
};

export const Mobile: Story = { ...RecoveryCodes, globals: { viewport: { value: 'smallPhone' } } };
