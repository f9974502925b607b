import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/ownership-page.ts';
import type * as Hindi from './ownership-page.ts';

/** Words of the page on what a bike costs to own. */
export const headTitle = 'बाइक रखने का खर्च: सालों में पेट्रोल और इलेक्ट्रिक | Dopahiya';
export const headDescription = 'अपने शहर में चार बाइकों तक का रखने का खर्च मिलाइए, और देखिए इलेक्ट्रिक पेट्रोल से कब सस्ती होती है।';
export const sharedPicture = (bikes: readonly string[]) => `${bikes.join(' और ')} साथ-साथ, पैमाने पर`;
export const home = 'होम';
export const current = 'रखने का खर्च';
export const title = 'रखने का खर्च कितना होगा?';
export const intro = 'अपने शहर में चार बाइकों तक मिलाइए। आगे के खर्च बदलते हैं, इसलिए दायरा दिखता है।';
export const formLabel = 'बाइकें और चलाना';
export const bikeNumber = (number: number) => `बाइक ${number}`;
export const furtherBike = (number: number) => (number === 3 ? 'तीसरी बाइक (वैकल्पिक)' : 'चौथी बाइक (वैकल्पिक)');
export const remove = 'हटाइए';
export const kmPerDay = 'रोज़ के किलोमीटर';
export const kmUnit = ' किमी';
const daysPerMonth = 'महीने में दिन';
const years = 'साल';
export const petrol = 'पेट्रोल, प्रति लीटर';
export const electricity = 'बिजली, प्रति यूनिट';
export const charging = 'चार्जिंग';
export const atHome = 'घर पर';
export const halfAndHalf = 'आधी-आधी';
export const publicly = 'बाहर';
export const countLoan = 'लोन भी जोड़िए: कीमत का 80%, 36 महीने';
const interest = 'ब्याज, सालाना';
export const fieldNames = { km: kmPerDay, days: daysPerMonth, years, petrol, electricity, interest };
export const calculate = 'खर्च निकालिए';
export const limited = (names: string) => `ये मान सीमा से बाहर थे, इसलिए सबसे पास का मान लिया गया: ${names}।`;
export const unknownBike = (name: string) => `‘${name}’ नाम की बाइक हमें नहीं मिली।`;
export const notPriced = (name: string) => `${name} छोड़ दी गई। उसकी ऑन-रोड कीमत या माइलेज हमें पता नहीं।`;
export const noBikes = 'शुरू करने के लिए बाइक चुनिए।';
export const failed = 'खर्च नहीं निकल सका।';

export const costsLess = (name: string) => `${name} सस्ती पड़ती है`;
export const costsLeast = (name: string) => `${name} सबसे सस्ती पड़ती है`;
export const costTheSame = 'दोनों का खर्च बराबर है';
export const paidLess = (name: string, month: number) =>
  month === 0 ? `पहले दिन से ${name} पर कम खर्च होता है।` : `महीना ${month} से ${name} पर कम खर्च हो चुका होता है।`;
export const costsInAll = (name: string) => `${name} का खर्च`;
export const place = (city: string, km: number) => `${city}, रोज़ ${formatNumber(km)} किमी`;
export const lessThan = (other: string, count: number) => `${count} साल में ${other} से कम`;
export const inAllOver = (count: number) => `${count} साल में कुल`;
/** From what to what the difference is; a negative one is more, not less. */
export const savedBetween = ({ p10, p90 }: { p10: number; p90: number }, priceOf: (amount: number) => string) =>
  p10 < 0
    ? `10 में से 8 मामलों में ${priceOf(-p10)} ज़्यादा से ${priceOf(p90)} कम तक।`
    : `10 में से 8 मामलों में ${priceOf(p10)} से ${priceOf(p90)} कम।`;
export const chanceOf = (name: string, chance: number) => `${chance}% मामलों में ${name} सस्ती पड़ती है।`;
export const paidInAll = (amount: string, count: number) => `${count} साल में ${amount} खर्च`;
export const spanOf = (from: string, to: string) => `${from} से ${to}`;
export const betweenInAll = (from: string, to: string) => `10 में से 8 मामलों में ${from} से ${to}, बेचने के बाद।`;
export const versus = 'बनाम';
export const onRoad = (price: string, city: string, month: string | null) =>
  month ? `${price} ऑन-रोड, ${city} · ${month}` : `${price} ऑन-रोड, ${city}`;
export const paidNote = 'रेखाएँ अब तक का खर्च दिखाती हैं। कुल में से बेचने की कीमत घटाई गई है।';
export const bandNote = 'रेखा: औसत। पट्टी: 10 में से 8 मामले।';

export type Checked = Translation<typeof Hindi, typeof English>;
