import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { PageTitle } from './page-title.tsx';

const intro =
  'The widest shelf in the market: 125 cc commuters that return 55 kmpl, 160 cc street bikes with ABS, and the first electric scooters that cover a working week on a charge. Prices are indicative and hold for Delhi; choose your own city on the page of a bike to see what you pay on the road, rupee by rupee.';

const meta = {
  title: 'Page/PageTitle',
  tags: ['autodocs'],
  component: PageTitle,
  parameters: {
    guide: {
      use: 'The one heading of a page, with an introduction where there is one.',
      avoid: 'For parts of a page: Section.',
      states: 'Alone, with text.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { children: 'Best Bikes in ₹70,000 – ₹1,50,000 Range', intro },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIntro: Story = {};
export const WithBreadcrumb: Story = {
  render: (args) => (
    <>
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Under 1.5L" />
      <PageTitle {...args} />
    </>
  ),
};
