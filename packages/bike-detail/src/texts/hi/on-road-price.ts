import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/on-road-price.ts';
import type * as Hindi from './on-road-price.ts';

export const label = 'ऑन-रोड कीमत';
export const indicative = 'अनुमानित';
export const loading = 'ऑन-रोड कीमत आ रही है';
export const cityMissing = 'ऑन-रोड कीमत देखने के लिए शहर चुनिए';
export const selectCity = 'अपना शहर चुनिए';
export const cityUnknown = (city: string) => `${city} नाम के शहर की कीमतें हमारे पास नहीं हैं।`;
export const failed = 'ऑन-रोड कीमत नहीं आ सकी। फिर कोशिश कीजिए।';
export const serverError = 'हमारी ओर से गड़बड़ी हुई। कुछ मिनट में फिर कोशिश कीजिए।';
export const unavailable = 'ऑन-रोड कीमत नहीं है';
export const variantUnknown = 'इस वेरिएंट की कीमत हमारे पास नहीं है। दूसरा चुनिए।';
export const bikeUnknown = 'इस बाइक की कीमत अभी हमारे पास नहीं है। शोरूम से पूछिए।';

export const instalment = <Node>(
  { price, months, interest, month }: { price: string; months: number; interest: number; month: string },
  { b, small }: { b: (text: string) => Node; small: (text: string) => Node },
) => ['किस्त ', b(price), ' महीना ', small(`${months} महीने, ${interest}% ब्याज पर (${month})`)];
export const emiCalculator = 'किस्त कैलकुलेटर';
export const quoteChecker = 'कोटेशन जाँचिए';
export const ownership = 'रखने का खर्च';
export const sharePrice = 'कीमत शेयर कीजिए';

export const otherStates = 'दूसरे राज्यों में ऑन-रोड कीमत';
export const statesFailedTitle = 'दूसरे राज्यों की कीमतें नहीं आ सकीं';
export const statesLoading = 'दूसरे राज्यों की कीमतें आ रही हैं';
export const statesBasis = (variant: string, note: string) => `${variant}। ${note}`;
export const statesLabel = 'राज्यवार ऑन-रोड कीमत, सबसे सस्ती पहले';
export const checkConnection = 'इंटरनेट जाँचिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
