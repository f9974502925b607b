import type { Meta, StoryObj } from '@storybook/react-vite';
import { BelowMark } from './below-mark.tsx';
import { ServerScope } from '../server-scope/server-scope.tsx';

const meta = {
  title: 'Page/BelowMark',
  tags: ['autodocs'],
  component: BelowMark,
  decorators: [
    (Story) => (
      <ServerScope markBelow={() => <p>Here the first screen may end.</p>}>
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
} satisfies Meta<typeof BelowMark>;
export default meta;

export const Marked: StoryObj<typeof meta> = {};
