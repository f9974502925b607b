import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-loan-page.ts';
import type * as Hindi from './bike-loan-page.ts';

/** Words of the page on two-wheeler loans. */
export const headTitle = 'दोपहिया लोन: ब्याज दर, शुल्क और किस्त | Dopahiya';
export const headDescription = (share: string | null) =>
  share === null
    ? 'दोपहिया लोन: बैंकों की दरें, आपकी किस्त और आवेदन के चार कदम।'
    : `ऑन-रोड कीमत के ${share}% तक दोपहिया लोन: बैंकों की दरें, आपकी किस्त और आवेदन के चार कदम।`;

interface Claim {
  from: string;
  month: string | null;
}

/** What the owner says of loans; null where it is hidden. */
interface Offered {
  share: string | null;
  tenures: string | null;
}

export const home = 'होम';
export const title = 'दोपहिया लोन';
export const intro = ({ from, month }: Claim, share: string | null) => {
  const rates = month === null ? `ब्याज ${from}% सालाना से।` : `ब्याज ${from}% सालाना से (${month})।`;
  return share === null ? rates : `${rates} ऑन-रोड कीमत का ${share}% तक उधार लीजिए।`;
};
export const offer = 'पेशकश';
export const offers = ({ from, month }: Claim, { share, tenures }: Offered) => [
  {
    title: `${from}% सालाना से`,
    text: month === null ? 'घटते बकाये पर' : `घटते बकाये पर, ${month}`,
  },
  ...(share === null ? [] : [{ title: `ऑन-रोड कीमत का ${share}% तक`, text: 'बाकी आप शोरूम में देते हैं' }]),
  ...(tenures === null ? [] : [{ title: tenures, text: 'छोटी अवधि का लोन सस्ता पड़ता है' }]),
  { title: 'शुल्क सामने', text: 'जहाँ बैंक बताता है' },
];

export const onRoadIn = (price: string, city: string) => `ऑन-रोड ${price}, ${city}`;
export const largestLoan = (share: number, loan: string) => `${share}% लोन: ${loan}`;
export const youBring = (rest: string) => `आप देंगे ${rest}`;

export const calculator = 'अपनी किस्त निकालिए';
export const loanAmount = 'लोन की रकम';
export const interestRate = 'ब्याज दर, सालाना';
export const tenure = 'अवधि';
export const years = ' साल';
export const yearsAloud = (count: string) => `${count} साल`;
export const calculate = 'किस्त निकालिए';
export const emiTitle = (months: number) => `${months} महीने की किस्त`;
export const reducing = 'घटता बकाया';
export const warning = ({ from, month }: Claim, emi: string, interest: string) =>
  month === null
    ? `नीचे की सबसे कम दर ${from}% पर किस्त ${emi} और ब्याज ${interest} होगा।`
    : `${month} की सबसे कम दर ${from}% पर किस्त ${emi} और ब्याज ${interest} होगा।`;
export const schedule = 'महीने-दर-महीने';

export type Checked = Translation<typeof Hindi, typeof English>;
