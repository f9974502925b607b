import type { Translation } from '@dopahiya/domain/site';
import type { RealFigure } from '@dopahiya/domain/specifications';
import type * as English from '../en/key-differences.ts';
import type * as Hindi from './key-differences.ts';

interface Names {
  subject: string;
  other: string;
  use: RealFigure['basis'];
}

const inUse = { reported: 'असल इस्तेमाल में', estimated: 'हमारे अनुमान से असल इस्तेमाल में' };

export const differences = {
  price: {
    ofTwo: ({ subject }: Names) => `${subject} सस्ती है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} सस्ती है`,
  },
  mileage: {
    ofTwo: ({ subject, use }: Names) => `${inUse[use]} ${subject} एक लीटर में ज़्यादा दूर जाती है`,
    ofMany: ({ subject, other, use }: Names) => `${inUse[use]} ${other} के मुक़ाबले ${subject} एक लीटर में ज़्यादा दूर जाती है`,
  },
  battery_range: {
    ofTwo: ({ subject, use }: Names) => `${inUse[use]} ${subject} एक चार्ज में ज़्यादा दूर जाती है`,
    ofMany: ({ subject, other, use }: Names) => `${inUse[use]} ${other} के मुक़ाबले ${subject} एक चार्ज में ज़्यादा दूर जाती है`,
  },
  kerb_weight: {
    ofTwo: ({ subject }: Names) => `${subject} हल्की है, इसलिए उसे धकेलना और पार्क करना आसान है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} हल्की है, इसलिए उसे धकेलना और पार्क करना आसान है`,
  },
  wheelbase: {
    ofTwo: ({ subject }: Names) => `${subject} का व्हीलबेस लंबा है, इसलिए हाईवे पर ज़्यादा स्थिर रहती है`,
    ofMany: ({ subject, other }: Names) =>
      `${other} के मुक़ाबले ${subject} का व्हीलबेस लंबा है, इसलिए हाईवे पर ज़्यादा स्थिर रहती है`,
  },
  seat_height: {
    ofTwo: ({ subject }: Names) => `${subject} की सीट नीची है, इसलिए पैर ज़मीन तक आसानी से पहुँचते हैं`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} की सीट नीची है, इसलिए पैर ज़मीन तक आसानी से पहुँचते हैं`,
  },
  ground_clearance: {
    ofTwo: ({ subject }: Names) => `${subject} ऊँचे स्पीड ब्रेकर पार कर लेती है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} ऊँचे स्पीड ब्रेकर पार कर लेती है`,
  },
  max_power: {
    ofTwo: ({ subject }: Names) => `${subject} में ज़्यादा पावर है, इसलिए जल्दी ओवरटेक करती है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} में ज़्यादा पावर है, इसलिए जल्दी ओवरटेक करती है`,
  },
  max_torque: {
    ofTwo: ({ subject }: Names) => `${subject} कम रफ़्तार पर ज़्यादा दम से खींचती है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} कम रफ़्तार पर ज़्यादा दम से खींचती है`,
  },
  top_speed: {
    ofTwo: ({ subject }: Names) => `${subject} की टॉप स्पीड ज़्यादा है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} की टॉप स्पीड ज़्यादा है`,
  },
  fuel_capacity: {
    ofTwo: ({ subject }: Names) => `${subject} में ज़्यादा पेट्रोल आता है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} में ज़्यादा पेट्रोल आता है`,
  },
  charging_time: {
    ofTwo: ({ subject }: Names) => `${subject} जल्दी चार्ज होती है`,
    ofMany: ({ subject, other }: Names) => `${other} के मुक़ाबले ${subject} जल्दी चार्ज होती है`,
  },
};

export const pricesApart = ({ subject, own, other, others }: Omit<Names, 'use'> & { own: string; others: string }) =>
  `${others} वाली ${other} के मुक़ाबले ${own} पर ${subject} सस्ती है`;

export const priceBasis = {
  on_sale: (month: string | null) => `${month ?? 'किसी अनजान महीने'} की कीमत`,
  upcoming: (month: string | null) => `${month ?? 'किसी अनजान महीने'} की अनुमानित कीमत`,
  discontinued: (month: string | null) => `${month ?? 'किसी अनजान महीने'} की आख़िरी कीमत`,
};

export type Checked = Translation<typeof Hindi, typeof English>;
