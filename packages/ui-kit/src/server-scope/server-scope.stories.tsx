import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLink } from '../link/site-link.tsx';
import { ServerScope } from './server-scope.tsx';

const meta = {
  title: 'Page/ServerScope',
  tags: ['autodocs'],
  component: ServerScope,
  args: { children: <SiteLink to="/bikes">All bikes</SiteLink> },
  parameters: {
    guide: {
      use: 'Once, around all pages, on the server: links in it are plain.',
      avoid: 'In browsers: there links need their clicks.',
      states: 'None.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof ServerScope>;
export default meta;

export const PlainLinks: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All bikes' })).toHaveAttribute('href', '/bikes');
  },
};
