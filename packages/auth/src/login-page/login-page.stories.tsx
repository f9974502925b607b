import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { LoginPage } from './login.page.tsx';

const meta = {
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { at: { path: '/login', params: {}, search: new URLSearchParams() } },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsksForCode: Story = {
  parameters: { msw: [http.post('*/api/token/', () => HttpResponse.json({ ticket: 't.i.c' }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email'), 'asha');
    await userEvent.type(canvas.getByLabelText('Password'), 'monsoon over the ghats');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByLabelText('Code')).toHaveFocus();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
