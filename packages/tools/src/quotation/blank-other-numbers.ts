const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const month = String.raw`(?:${months})[a-z]*\.?`;
const word = String.raw`(?![\p{L}\p{M}\p{N}])`;
const years = 'y|yr|yrs|year|years|saal|sal|साल|वर्ष|वर्षीय';

/** Numbers of a quotation that are no amounts of money. */
const otherNumbers: readonly RegExp[] = [
  // Dates and times.
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}\b/gu,
  /\b20\d{2}[/.-]\d{1,2}[/.-]\d{1,2}\b/gu,
  new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?[\s/.,-]*${month}(?:[\s/.,'-]*(?:20)?\d{2}(?!,?\d))?${word}`, 'gu'),
  new RegExp(String.raw`\b${month}[\s/.,'-]*\d{1,2}(?:st|nd|rd|th)?(?:[\s,]+20\d{2})?(?![\d,])`, 'gu'),
  new RegExp(String.raw`\b${month}[\s/.,'-]*20\d{2}\b`, 'gu'),
  /\b\d{1,2}[:.]\d{2}\s*(?:am|pm|baje)\b/gu,
  /\b(?:my|model|year|date|dt|mfg|since)[\s:.-]*(?:19|20)\d{2}\b/gu,
  /\b20[1-3]\d\s*(?:model|edition|variant|ka model)\b/gu,
  /\b20[1-3]\d\s*-\s*(?:20)?\d{2}\b/gu,
  // Telephones, numbers of papers, post codes.
  /(?:\+?91[\s-]*)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/gu,
  /(?<![\d,])0\d{2,4}[\s-]\d{6,8}(?!\d)/gu,
  /\b(?:mob|mobile|ph|phone|tel|contact|call|whatsapp|wa|fax)\b[^\n\p{L}]*\d[\d\s-]*/gu,
  /\b(?:pin|pincode|pin code|gstin?|gst no|cin|pan|hsn|sac|chassis|engine no|frame|key no|ref|invoice|inv|quotation no|quote no|qtn|s\.?no|sl\.?no|sr\.?no|bill no|order|a\/c no|account no|ifsc|utr|token no|otp)\b\.?[\s.:#-]*(?:no\b)?[\s.:#-]*[a-z\d/-]*\d[a-z\d/-]*/gu,
  // Percentages and rates.
  /@?\s*\d+(?:\.\d+)?\s*(?:%|percent|per cent|pct|प्रतिशत|फीसदी|taka)/gu,
  /@\s*\d{1,2}(?:\.\d+)?(?![\d,.])/gu,
  // Years and months of cover, tenures, pieces.
  /\b\d\s*\+\s*\d\b(?!\s*,?\d{3})/gu,
  /\b\d\s*(?:od|tp)\b(?:\s*\+\s*\d\s*(?:od|tp)\b)?/gu,
  new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?:\s*[+&/-]\s*\d{1,2}(?:st|nd|rd|th)?)*\s*-?\s*(?:${years})${word}`,
    'gu',
  ),
  /\b\d{1,2}(?:st|nd|rd|th)\b/gu,
  /(?<![\d,.])\d{1,3}\s*(?:months?|mths?|mnths?|mon|mahine|mahina|महीने|माह|महीना|days?|din|दिन|hours?|hrs?)(?![\p{L}\p{M}])/gu,
  /(?<![\d,.])\d{1,2}\s*(?:pcs?|nos|pieces?|qty|units?|sets?)\b/gu,
  /\b(?:qty|quantity|nos)[\s.:-]*\d{1,2}\b/gu,
  // Measures.
  /(?<![\d,])\d+(?:\.\d+)?\s*(?:cc|सीसी|kwh?|kms?|kmpl|kmph|bhp|ps|nm|mm|kgs?|ltrs?|litres?|liters?|inch|volts?|v|ah|watts?)\b/gu,
  /\b\d{1,3}(?:,\d{3})*\s*(?:kms?|किमी|किलोमीटर)(?![\p{L}\p{M}])/gu,
  /\bbs\s*-?\s*(?:iv|vi|4|6)\b|\bobd\s*-?\s*2[ab]?\b/gu,
  // Numbers at the beginning of a line that count the lines.
  /^\s*\(?\d{1,2}\s*[.)|:\]](?!\d)\s*/gmu,
  /^\s*\d{1,2}\s+(?=[\p{L}])/gmu,
  /^\s*\d{1,2}\s*-\s*(?=[\p{L}])/gmu,
];

/** The tenure of a loan: 'x 36', '36 months', '36 mahine'. */
const tenure =
  /(?:(?<![\p{L}\p{M}])[x×*]\s*(\d{1,2})(?![\d,])|(?<![\d,.])(\d{1,2})(?:m|\s*(?:months?|mths?|mnths?|emi|mahine|महीने|माह|kist|किस्त))(?![\p{L}\p{M}]))/u;

/** How many months a loan is said to run. */
export function monthsIn(text: string): number | undefined {
  const found = tenure.exec(text);
  const count = Number(found?.[1] ?? found?.[2]);
  return count >= 6 && count <= 84 ? count : undefined;
}

/** The text with blanks where a number is a date, a telephone, a percentage, a year of cover or anything else but money. */
export function blankOtherNumbers(text: string): string {
  let blanked = text.replaceAll(/(?<![\p{L}\p{M}])[x×*]\s*\d{1,2}(?![\d,])/gu, blanks);
  for (const pattern of otherNumbers) blanked = blanked.replaceAll(pattern, blanks);
  return blanked;
}

/** As many blanks; letters stay, they may name the line. */
const blanks = (match: string): string =>
  match.replaceAll(/[\d%@]|(?<=\d)[.,/:+-](?=\d)|(?<=\d\s*)(?:st|nd|rd|th)\b/gu, (text) => ' '.repeat(text.length));
