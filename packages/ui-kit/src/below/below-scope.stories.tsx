import type { Meta, StoryObj } from '@storybook/react-vite';
import { Below } from './below.tsx';
import { BelowScope } from './below-scope.tsx';

const meta = {
  title: 'Page/BelowScope',
  tags: ['autodocs'],
  component: BelowScope,
  args: {
    follows: true,
    children: (
      <>
        <h1>Classic 350</h1>
        <Below>
          <p>Specifications</p>
        </Below>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Once, around all pages: says whether a link led to the page, so that its sections may follow its first screen.',
      avoid: 'Around a part of a page.',
      states: 'Sections follow, or are there at once.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof BelowScope>;
export default meta;

export const Following: StoryObj<typeof meta> = {};
