/** Weighted patterns of typical scam texts, as warned of by police and classifieds sites. */
const patterns: readonly (readonly [weight: number, pattern: RegExp])[] = [
  [3, /\b(?:army(?! ?(?:green|colou?r))|cisf|crpf|bsf)\b|fauji|defen[cs]e|फौजी|सेना|posting/],
  [3, /courier|parcel|transport charge|army truck|delivery boy|gate ?pass|कूरियर/],
  [5, /scan.{0,25}(?:receive|mile|aa ?ja|aaye|get)|qr.{0,15}(?:bhej|send)|receive money|upi pin|स्कैन/],
  [3, /advance|token|booking amount|hold kar|एडवांस/],
  [2, /mil nahi sakta|can.?t meet|out of station|abroad|sirf whatsapp/],
  [2, /whatsapp (?:pe|par|me|number)|telegram|wa\.me/],
  [4, /bit\.ly|tinyurl|click.{0,12}link|olx ?pay|form bhar|anydesk|apk/],
  [5, /\botp\b|cvv|ओटीपी/],
  [4, /extra (?:paise|amount)|galti se zyada|wapas kar do|refund the extra/],
  [1, /aadhaar|(?:army|canteen|id) card/],
  [3, /(?:rc|noc|paper).{0,15}(?:baad|later|lost)|without (?:rc|paper)|bina kagaz|open letter/],
  [3, /bank seized|auction bike|finance pulled|recovery bike/],
  [1, /urgent|aaj hi|today only|jaldi/],
];

/** Minimum total weight for a text to be held. */
const HELD_AT = 5;

/** Checks whether a text contains enough scam signs to be held, and at least one that the previously released text did not. */
export function looksLikeScam(text: string, before = ''): boolean {
  const found = signsOf(text);
  const known = new Set(signsOf(before));
  return found.reduce((sum, [weight]) => sum + weight, 0) >= HELD_AT && found.some((sign) => !known.has(sign));
}

function signsOf(text: string) {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  return patterns.filter(([, pattern]) => pattern.test(plain));
}
