import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildArticle, newsHandlers } from '../testing.ts';
import { ArticlePage } from './article-page.tsx';

const { all, articleFails, articleWaits, countsViews, article, lists, listFails, listWaits } = newsHandlers;

const table =
  '<div class="wide" role="group" tabindex="0"><table><thead><tr><th>Bike</th><th align="right">Weight</th></tr></thead>' +
  '<tbody><tr><td>Classic 350</td><td align="right">195 kg</td></tr></tbody></table></div>';
const whole = buildArticle({
  content: `<p>Three bikes share an engine.</p><h2>What differs</h2><ul><li>Weight</li><li>Seat</li></ul>${table}<blockquote><p>Sit on it first.</p></blockquote>`,
  excerpt: 'Which of the three is for whom.',
  specifications: { Displacement: '349 cc', 'Max power': '20.2 bhp' },
  bikes: [{ slug: 'classic-350', name: 'Royal Enfield Classic 350', brand: { slug: 'royal-enfield' } }],
  like_count: 214,
  tool: { path: '/ownership', label: 'Work it out for your own case' },
});

const meta = {
  component: ArticlePage,
  args: { slug: 'one-engine' },
  parameters: { layout: 'fullscreen', msw: all(whole) },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: string, msw: ReturnType<typeof all>): Story => ({
  parameters: { msw },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeInTheDocument(),
});

export const Filled: Story = saying('Another one', [
  lists([whole, buildArticle({ id: 2, slug: 'another', title: 'Another one' })]),
  countsViews(),
  article(whole),
]);
export const Missing: Story = saying('Review Not Found', [articleFails(404, 'There is no article.')]);
export const Failed: Story = saying('Error Loading Review', [articleFails()]);
const loading = saying('Loading the article...', [articleWaits()]);
export const Loading: Story = { ...loading, parameters: { ...loading.parameters, showsNothing: true } };
export const RelatedFailed: Story = saying('Error loading related articles', [
  listFails(),
  countsViews(),
  article(whole),
]);
export const RelatedLoading: Story = saying('Loading related articles...', [
  listWaits(),
  countsViews(),
  article(whole),
]);
/** From another API, which does not sanitise. */
export const ForeignText: Story = saying(
  'Calm and light.',
  all(buildArticle({ content: '<p><b>Calm</b> and light.</p><script>x</script>', is_clean_html: false, author: null })),
);

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
