import type { Finding } from './finding.ts';

/** Disguised dots and at signs. */
const dots = /\s?[([{<]\s?(?:d[o0]t{1,2}|\.|डॉट|point)\s?[)\]}>]\s?|\s(?:d\s?[o0]\s?t{1,2}|डॉट)\s/g;
const ats = /\s?[([{<]\s?(?:at|@|एट)\s?[)\]}>]\s?|\s(?:at the rate(?: of)?|एट द रेट)\s/g;

/** Replaces disguised dots, slashes and at signs in a normalised text. */
export const withSigns = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(dots, '.')
    .replaceAll(ats, '@')
    .replaceAll(/\s?@\s/g, '@')
    .replaceAll('कॉम', 'com')
    .replaceAll(/\s(?:slash|स्लैश)\s/g, '/')
    .replaceAll(' . ', '.')
    .replaceAll(/\s\.(?=[a-z])|\.\s(?=[a-z]{2,10}\/)/g, '.')
    .replaceAll(/\s?\.\s?(?=(?:com|net|org)\b)/g, '.')
    .replaceAll(' / ', '/');

const boxes = 'gmail|g mail|yahoo|hotmail|outlook|rediffmail|icloud|proton ?mail';
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\s?\.\s?[a-z]{2}|[\w.+-]{1,64}\s@[\w-]{1,63}\.(?:com|net|org|in|co)\b/;
const mailbox = new RegExp(String.raw`\b(?:${boxes})\b|जीमेल|याहू`);
const atMailbox = new RegExp(String.raw`(?:@|\bat\s)\s?(?:${boxes})\b`);

/** Detects an email address. */
export function findMail(text: string): Finding {
  if (mail.test(text) || atMailbox.test(text)) return 'sure';
  return mailbox.test(text) ? 'doubtful' : null;
}

const handles =
  'ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|apl|yapl|rapl|fbl|pt(?:sbi|axis|yes|hdfc)|wa(?:axis|hdfcbank|icici|sbi)|ikwik|jupiteraxis|naviaxis|superyes';
const banks = `${handles}|paytm|upi|freecharge|slice`;
const payment = new RegExp(
  String.raw`[\w.-]{2,64}@[a-z]{2,32}(?![\w-]{0,32}\.[a-z])|\b[\w.-]{2,64}\s(?:at|@)\s?(?:${banks})\b|\s@(?:${banks})\b|\b(?:${handles})\b`,
);
const account = /\b(?:ifsc|a\/c no|account no|account number|acc no)\b/;

/** Detects a payment address or bank account. */
export function findPayment(text: string): Finding {
  if (payment.test(text)) return 'sure';
  return account.test(text) ? 'doubtful' : null;
}

const services =
  'insta(?:gram)?|इंस्टा(?:ग्राम)?|ig|telegram|टेलीग्राम|tg|snap(?:chat)?|fb|facebook|फेसबुक|signal|twitter|discord|linkedin|youtube|sharechat|threads';
/** A user name that is not an ordinary word: with a digit, a dot or an underscore. */
const name = String.raw`[a-z]{1,20}(?:\d|[_.][a-z\d])[\w.]{0,20}`;
/** Words before 'on Instagram' that describe where something was seen. */
const seenOn =
  'posted|shared|listed|videos?|photos?|pictures?|reels?|uploaded|advertised|popular|famous|viral|trending|featured|watched|bought|selling|active|marketplace|please|answer|review|reviews|available|number';
const handle = new RegExp(
  [
    String.raw`(?:^|[^\w.])@[\w.]{3}`,
    String.raw`\b(?:${services})\s?(?:id|handle|name|user)?\s?[:=-]{1,3}\s?@?[\w.]{4}`,
    String.raw`\b(?:${services})\s(?:id|handle|user\s?name|account|profile)\s(?:is\s|hai\s)?[\w.]{4}`,
    String.raw`\b(?:${services})\b[^.!?\n]{1,60}\b(?:search|dhundo|dhoondo|follow)\b`,
    String.raw`\b(?!(?:${seenOn})\b)[a-z]{6,20}\son\s(?:insta(?:gram)?|telegram|snapchat)\b`,
    String.raw`\b(?:${services})\s(?:pe|par|pr|me|mein)\s(?:[\w.]{1,20}\s){1,3}(?:naam|name|id)\b`,
    String.raw`\b(?:search|follow|find)\s(?:me|us|for)\b[^.!?\n]{0,40}\b(?:${services})\b`,
    String.raw`\b(?:${services})\s(?:[a-z]{1,10},?\s){0,7}${name}`,
    String.raw`\b${name}\s(?:[a-z]{1,10}\s){0,2}(?:${services})\b`,
    String.raw`\b(?:my|mera|meri|our)\s(?:${services})\s(?:is|hai)\s[\w.]{4}`,
    String.raw`\b[a-z]\w{2,20}#\d{4}\b`,
  ].join('|'),
);

/** Detects a user name on another site. */
export const findHandle = (text: string): Finding => (handle.test(text) ? 'doubtful' : null);
