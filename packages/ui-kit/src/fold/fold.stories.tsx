import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fold } from './fold.tsx';
import { ServerScope } from '../server-scope/server-scope.tsx';

const meta = {
  title: 'Page/Fold',
  tags: ['autodocs'],
  component: Fold,
  decorators: [
    (Story) => (
      <ServerScope markFold={() => <p>Here the first screen may end.</p>}>
        <h1>Classic 350</h1>
        <Story />
        <p>Specifications</p>
      </ServerScope>
    ),
  ],
  parameters: {
    guide: {
      use: 'Before what is not seen first, where no Section stands: the footer of every page.',
      avoid: 'Before a Section, which has one.',
      states: 'Nothing in browsers; on the server the first of a page marks where the styles of the rest stand.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof Fold>;
export default meta;

export const Marked: StoryObj<typeof meta> = {};
