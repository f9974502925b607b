import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsPage } from './terms.page.tsx';

const meta = { component: TermsPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
