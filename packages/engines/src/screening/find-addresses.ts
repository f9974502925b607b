import type { Finding } from './find-numbers.ts';

/** What stands for a dot or an at sign where somebody writes around it. */
const dots = /\s?[([{]\s?(?:dot|\.|डॉट|point)\s?[)\]}]\s?|\s(?:dot|डॉट)\s/g;
const ats = /\s?[([{]\s?(?:at|@|एट)\s?[)\]}]\s?|\s(?:at the rate(?: of)?|एट द रेट)\s/g;

/** A text of plain characters with the dots and at signs that are written around. */
export const withSigns = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(dots, '.')
    .replaceAll(ats, '@')
    .replaceAll(/\s?@\s?/g, '@')
    .replaceAll('कॉम', 'com')
    .replaceAll(' . ', '.');

const endings = 'com|net|org|info|biz|online|shop|site|store|xyz|link|club|live|app|page|top|ly|gl|gg|tk|ml|cc|co|io';
/** Endings that are words too, of which a blank after a full stop may be missing. */
const wordEndings = 'in|me|to|be|it|us|so|is';
const sureLink = new RegExp(
  String.raw`https?\s?:|\bwww\s?[.]|\b(?:wa|t|m)\.me\b|\b[a-z0-9-]{2,63}\.(?:co\.in|(?:${endings})\b)|\b[a-z0-9-]{2,63}\.(?:${wordEndings})/`,
);
const doubtfulLink = new RegExp(String.raw`\b[a-z0-9-]{2,63}\.(?:${wordEndings})\b`);

/** Whether a text leads to another page. */
export function findLink(text: string): Finding {
  if (sureLink.test(text)) return 'sure';
  return doubtfulLink.test(text) ? 'doubtful' : null;
}

const mail = /[\w.+-]{1,64}@[\w-]{1,63}\s?\.\s?[a-z]{2}/;
const mailbox = /\b(?:gmail|g mail|yahoo|hotmail|outlook|rediffmail|icloud|proton ?mail)\b/;
const atMailbox = /(?:@|\bat\s)\s?(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud|proton ?mail)\b/;

/** Whether a text tells a mail address. */
export function findMail(text: string): Finding {
  if (mail.test(text) || atMailbox.test(text)) return 'sure';
  return mailbox.test(text) ? 'doubtful' : null;
}

const banks =
  'ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|apl|yapl|rapl|fbl|pt(?:sbi|axis|yes|hdfc)|wa(?:axis|hdfcbank|icici|sbi)|ikwik|jupiteraxis|freecharge|naviaxis|slice|superyes';
const payment = new RegExp(
  String.raw`[\w.-]{2,64}@[a-z]{2,32}(?![\w-]{0,32}\.[a-z])|\b[\w.-]{2,64}\s(?:at|@)\s?(?:${banks})\b|\b(?:${banks})\b`,
);
const account = /\b(?:ifsc|a\/c no|account no|account number|acc no)\b/;
const handle =
  /(?:^|[^\w.])@[\w.]{3,}|\b(?:insta(?:gram)?|telegram|tg|snap(?:chat)?)\s?(?:id|handle|par|pe|is|:|-|=)+\s?(?:hai\s)?[:@-]?\s?[\w.]{4,}/;

/** Whether a text tells where money can be sent. */
export function findPayment(text: string): Finding {
  if (payment.test(text)) return 'sure';
  return account.test(text) ? 'doubtful' : null;
}

/** Whether a text tells under which name somebody is found elsewhere. */
export const findHandle = (text: string): Finding => (handle.test(text) ? 'doubtful' : null);
