import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { buildComparedBike, buildOnRoadPrice, compareHandlers } from '../testing.ts';
import { MoneySection } from './money-section.tsx';

const all = (['classic-350', 'cb350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));
const { bikes, failsToPrice, prices } = compareHandlers;
const answers = (answer: (slug: string) => Response | Promise<Response>) =>
  http.post('*/api/bikes/:slug/on-road-price/', ({ params }) => answer(String(params['slug'])));

const meta = {
  component: MoneySection,
  args: { mode: 'bikes', bikeSlugs: 'classic-350-vs-cb350', bikes: all.slice(0, 2), names: ['Classic 350', 'CB350'] },
  parameters: { layout: 'fullscreen', msw: [bikes(all), prices()] },
} satisfies Meta<typeof MoneySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FourBikes: Story = {
  args: {
    bikeSlugs: 'classic-350-vs-cb350-vs-r15-v4-vs-ather-450s',
    bikes: all,
    names: ['Classic 350', 'CB350', 'R15 V4', '450S'],
  },
};

export const PricesOfDifferentMonths: Story = {
  args: { bikes: [all[0]!, { status: 'discontinued' }] },
  parameters: {
    msw: [
      bikes(all),
      answers((slug) =>
        HttpResponse.json({
          ...buildOnRoadPrice(slug === 'cb350' ? 156658 : 181118),
          price_month: slug === 'cb350' ? '2018-12' : '2026-06',
        }),
      ),
    ],
  },
};

const unknown = {
  ...buildOnRoadPrice(),
  ex_showroom_price: null,
  on_road_price: null,
  price_month: null,
  lines: [],
  missing: [
    { key: 'ex_showroom', reason: 'We don’t know the ex-showroom price of this variant. Ask a dealer.' },
    { key: 'road_tax', reason: 'We don’t know the ex-showroom price.' },
    { key: 'insurance', reason: 'We couldn’t work out one of the premiums.' },
  ],
};
export const UnknownPrice: Story = {
  parameters: {
    msw: [bikes(all), answers((slug) => HttpResponse.json(slug === 'cb350' ? unknown : buildOnRoadPrice()))],
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      bikes(all),
      answers(async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ],
  },
};
export const Failed: Story = { parameters: { msw: [bikes(all), failsToPrice(503, 'The rules are being renewed.')] } };
