import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseOnBack } from './close-on-back.tsx';

const meta = {
  title: 'Overlays/CloseOnBack',
  tags: ['autodocs'],
  component: CloseOnBack,
  parameters: {
    showsNothing: true,
    guide: {
      use: 'Once in the site, within the router: Back closes dialogs and enlarged pictures instead of leaving the page.',
      avoid: 'Around a part of a page, or twice.',
      states: 'It draws nothing.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof CloseOnBack>;
export default meta;

export const NothingOver: StoryObj<typeof meta> = {};
