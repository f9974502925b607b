import { usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/every-list.ts';
import type * as Hindi from './every-list.ts';

/** What all lists say of the loan that their instalments are worked out with. */
export const exampleRate = `किस्त हमारी उदाहरण दर ${usualLoan.interest}% से निकली है (${formatMonth(usualLoan.month)})।`;
/** What all lists say of their prices and drawings. */
export const howToRead = `कीमतें दिल्ली की एक्स-शोरूम हैं; रजिस्ट्रेशन और बीमा अलग। ${exampleRate} सभी बाइकें एक पैमाने पर बनी हैं।`;

export const rideFinder = 'बाइक खोजक';
export const bikesFailure = {
  title: 'जानकारी नहीं आ सकी',
  message: 'बाइकें नहीं आ सकीं।',
  withStatus: (status: number | null, message: string) => `बाइकें नहीं आ सकीं: ${status} ${message}`,
};

export const noBikes = 'कोई बाइक नहीं मिली';
export const noMatches = 'आपके फ़िल्टर से कोई बाइक नहीं मिलती';

export type Checked = Translation<typeof Hindi, typeof English>;
