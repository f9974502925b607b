import type { OwnClaim } from '@dopahiya/site';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

export const why = 'दोपहिया क्यों चुनें';
export const reasons = [
  { title: 'अच्छे दाम', text: 'हर दाम वही है जो मालिक माँगता है: यहाँ कुछ नहीं जोड़ा जाता।' },
  { title: 'जल्दी बिक्री', text: 'ख़रीदार आपकी बाइक जल्दी ढूँढ लेते हैं।' },
  { title: 'जाँचे हुए विज्ञापन', text: 'फ़ोटो पर ‘जाँची हुई’ का निशान: यहाँ किसी ने वह विज्ञापन देखा है।' },
  { title: 'आसान लोन', text: 'फ़ोन करने से पहले पुरानी बाइक की किस्त जोड़ लीजिए।' },
];

export const sellingBadges: readonly OwnClaim[] = [
  { id: 'badge-inspection', text: '200 बिंदुओं की जाँच' },
  { id: 'badge-speed', text: 'औसतन 7 दिन में बिक्री' },
  { id: 'badge-price', text: 'दाम का मिलान' },
];
export const sample = 'नमूना';
export const whySell = 'यहाँ क्यों बेचें';
export const benefits: readonly OwnClaim[] = [
  {
    id: 'benefit-price',
    text: 'डीलरों से 27% ज़्यादा',
    detail: 'दाम आप बताते हैं, और आपके और ख़रीदार के बीच कोई डीलर नहीं होता।',
  },
  { id: 'benefit-sellers', text: '50,000+ बेचने वाले', detail: 'आप जैसे लोग यहाँ अपनी बाइक का विज्ञापन ख़ुद देते हैं, बिना शुल्क।' },
  { id: 'benefit-protection', text: '10 लाख तक धोखे से बचाव', detail: 'हम आपका नंबर कभी नहीं दिखाते।' },
  {
    id: 'benefit-call',
    text: '24 घंटे में हमारी टीम का फ़ोन',
    detail: 'जब तक वह विज्ञापन न देख ले, दूसरे उस पर ‘जाँच बाकी’ देखते हैं।',
  },
];

export type Checked = Translation<typeof Hindi, typeof English>;
