import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/on-road-bill.ts';
import type * as Hindi from './on-road-bill.ts';

export const exShowroomPrice = 'एक्स-शोरूम कीमत';
export const rtoCharges = 'RTO शुल्क';
export const insurance = 'बीमा';
export const otherCharges = 'अन्य शुल्क';
export const lineTitle = (line: string, price: string) => `${line}: ${price}`;

export const source = (name: string) => `स्रोत: ${name}`;
export const since = (day: string) => `${day} से लागू`;
/** How sure a line of a price is. */
export const confidence = {
  high: 'भरोसा: ज़्यादा (सरकारी प्रकाशन)',
  medium: 'भरोसा: मध्यम (समाचार, या बैंक या बीमा कंपनी की जानकारी)',
  low: 'भरोसा: कम (आम जानकारी)। डीलर से पूछ लीजिए',
};

export const estimate = 'अनुमान। इसकी कीमत और नियमों की तारीख़ हमें पता नहीं';
export const estimateByRules = (day: string) => `${day} के नियमों से अनुमान। कीमत का महीना हमें पता नहीं`;
/** Of a price with its month; the day of the rules is null where it is not known. */
export const estimateOfMonth = (month: string, day: string | null) =>
  day === null ? `${month} की कीमत से अनुमान। नियमों की तारीख़ हमें पता नहीं` : `अनुमान: ${month} की कीमत, ${day} के नियम`;
export const oldEstimate = (month: string, day: string | null) =>
  day === null
    ? `अनुमान: ${month} की कीमत (एक साल से ज़्यादा पुरानी)। नियमों की तारीख़ हमें पता नहीं`
    : `अनुमान: ${month} की कीमत (एक साल से ज़्यादा पुरानी), ${day} के नियम`;
export const oldPrice = 'यह कीमत पुरानी है। आज की कीमत शोरूम से पूछिए।';

/** A price in plain text, for copying and sharing. */
export const priceDetails = (bike: string, city: string, prices: PriceDetails, note: string) =>
  [
    `${bike}, ${city}`,
    `एक्स-शोरूम कीमत: ${prices.exShowroom}`,
    `RTO शुल्क: ${prices.rto}`,
    `बीमा: ${prices.insurance}`,
    `अन्य शुल्क: ${prices.other}`,
    `ऑन-रोड कीमत: ${prices.onRoad}`,
    note,
  ].join('\n');
interface PriceDetails {
  exShowroom: string;
  rto: string;
  insurance: string;
  other: string;
  onRoad: string;
}
export const priceCopied = 'कीमत का ब्योरा कॉपी हो गया!';
export const copyingRefused = 'ब्राउज़र ने कॉपी नहीं करने दिया। कीमत चुनकर ख़ुद कॉपी कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
