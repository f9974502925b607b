import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { quoteHandlers } from '../testing/quote-handlers.ts';
import { QuoteCheckerPage } from './quote-checker-page.tsx';
import { readQuoteInputs } from './quote-inputs.ts';

const at = (search: Record<string, string>) => ({ inputs: readQuoteInputs(new URLSearchParams(search)) });

const quotation = [
  'ACTIVA 125 DLX - QUOTATION 18/11/26',
  'Ex Showroom 92529/-',
  'RTO (LTT+Regn) 7902/-',
  'Insu 1+5 9344/-',
  'HSRP 366/-',
  'Handling 1850/-  EW 1299/-',
  'File chg 650/-',
  'Acc kit 1800/-',
  'TOTAL ON ROAD 1,15,740/-',
].join('\n');

const meta = {
  component: QuoteCheckerPage,
  parameters: { layout: 'fullscreen', msw: { handlers: quoteHandlers } },
  args: at({}),
} satisfies Meta<typeof QuoteCheckerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: at({ bike: 'activa-125', text: quotation }) };
export const WithoutBike: Story = { args: at({ text: quotation }) };
export const Unread: Story = { args: at({ bike: 'activa-125', text: 'ex 92529\nzarkon 640\nrto 7902\ntotal 101600' }) };
export const Loading: Story = {
  args: at({ bike: 'activa-125', text: quotation }),
  parameters: { msw: { handlers: [http.post('*/on-road-price/', () => delay('infinite')), ...quoteHandlers] } },
};
export const Failed: Story = {
  args: at({ bike: 'activa-125', text: quotation }),
  parameters: {
    msw: {
      handlers: [
        http.post('*/on-road-price/', () => HttpResponse.json({ detail: 'Down' }, { status: 503 })),
        ...quoteHandlers,
      ],
    },
  },
};
export const Mobile: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
