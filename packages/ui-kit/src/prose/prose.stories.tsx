import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Page/Prose',
  tags: ['autodocs'],
  component: Prose,
  parameters: {
    guide: {
      use: 'Running text of articles and static pages, at most 68 characters a line.',
      avoid: 'For interface texts.',
      states: 'One state; headings, lists, tables and links inside are set by it.',
      keyboard: 'It takes no focus; links inside do.',
    },
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Prose>
      <h2>What it costs per kilometre</h2>
      <p>
        A text at the width that the eye follows, with <a href="#top">a link</a> in it. Numbers stand before adjectives,
        and every claim says where it comes from.
      </p>
      <ul>
        <li>Fuel: ₹2.80</li>
        <li>Service: ₹0.40</li>
      </ul>
      <h3>How we measured</h3>
      <ol>
        <li>Full tank</li>
        <li>200 km</li>
      </ol>
      <blockquote>It thumps at 80 and is happiest there.</blockquote>
      <table>
        <tbody>
          <tr>
            <th scope="row">Mileage</th>
            <td>35 kmpl</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
};
