import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/emi-calculator-page.ts';
import type * as Hindi from './emi-calculator-page.ts';

/** Words of the EMI calculator. */
export const headTitle = 'बाइक लोन की किस्त का कैलकुलेटर | Dopahiya';
export const headDescription = 'दोपहिया लोन की किस्त और कुल खर्च सात अवधियों के लिए निकालिए।';

export const back = 'पीछे';
export const title = 'किस्त कैलकुलेटर: बाइक लोन';
export const intro = 'स्लाइडर हिलाइए और हर अवधि की किस्त और कुल खर्च देखिए।';

export const loanAmount = 'लोन की रकम';
export const interestRate = 'ब्याज दर, सालाना';
export const emiType = 'किस्त का तरीका';
export const arrears = 'महीने के अंत में';
export const arrearsDetail = 'पहली किस्त लोन के एक महीने बाद';
export const advance = 'पहले से';
export const advanceDetail = 'पहली किस्त लोन के दिन ही';
export const calculate = 'किस्त निकालिए';

export const tableTitle = (amount: string, rate: string) => `${amount} पर, ${rate}% ब्याज`;
export const tableNote = 'घटता बकाया';
export const tableFootnote = (rate: string, month: string) =>
  `हमारी उदाहरण दर ${rate}% है (${month})। बैंक 3% तक प्रोसेसिंग शुल्क भी लेते हैं।`;

export const corrected = {
  amount: (taken: string) => `लोन ₹10,000 से ₹10,00,000 का हो सकता है, इसलिए ${taken} लिया गया।`,
  rate: (taken: string) => `दर 1% से 20% हो सकती है, इसलिए ${taken}% ली गई।`,
};

export const tenure = 'किस्तों की सूची की अवधि';
export const tenureChoice = (months: number) => `${months} महीने`;
export const schedule = 'महीने-दर-महीने';
export const scheduleNote = 'रकम पैसे तक गोल की गई है। जो अंतर बचता है, वह आख़िरी किस्त में चुकता है।';

export const partPayment = 'लोन का कुछ हिस्सा पहले चुकाइए';
export const partNote = 'देखिए कितना बचेगा, अगर बैंक इसका शुल्क न ले।';
export const part = 'पहले चुकाई रकम';
export const after = 'किस किस्त के साथ';
export const less = 'क्या घटे';
export const lessMonths = 'अवधि';
export const lessMonthsDetail = 'किस्त वही, महीने कम';
export const lessEmi = 'किस्त';
export const lessEmiDetail = 'महीने वही, किस्त छोटी';
export const noPart = 'पहले चुकाई जाने वाली रकम लिखिए, बचत दिखेगी।';
export const savesMonths = (interest: string, months: number) => `ब्याज में ${interest} और ${months} महीने बचेंगे।`;
export const savesEmi = (interest: string, emi: string) => `ब्याज में ${interest} बचेंगे। इसके बाद हर किस्त ${emi} होगी।`;
export const savesAll = (interest: string) => `इससे पूरा लोन चुक जाता है और ब्याज में ${interest} बचते हैं।`;

export const otherWay = 'आप कितना लोन ले सकते हैं?';
export const canPay = 'हर महीने कितना दे सकते हैं';
export const affordable = (pay: string, months: number, loan: string) =>
  `${pay} महीना, ${months} महीने तक देने से ${loan} का लोन चुक जाता है।`;
export const takeLoan = 'यही रकम लीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
