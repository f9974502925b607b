const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const month = String.raw`(?:${months})(?![a-z])\.?`;
const word = String.raw`(?![\p{L}\p{M}\p{N}])`;
const years = 'y|yr|yrs|year|years|saal|sal|साल|वर्ष|वर्षीय';
const gap = String.raw`\s{0,9}`;

/**
 * Patterns of numbers in a quotation that are not money. All repetitions are bounded, here and in the other readers, to avoid quadratic
 * time on long runs of spaces or dashes.
 */
const otherNumbers: readonly RegExp[] = [
  // Dates and times.
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}\b/gu,
  /\b20\d{2}[/.-]\d{1,2}[/.-]\d{1,2}\b/gu,
  new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?[\s/.,-]{0,9}${month}(?:[\s/.,'-]{0,9}(?:20)?\d{2}(?!,?\d))?${word}`,
    'gu',
  ),
  new RegExp(String.raw`\b${month}[\s/.,'-]{0,9}\d{1,2}(?:st|nd|rd|th)?(?:[\s,]{1,9}20\d{2})?(?![\d,])`, 'gu'),
  new RegExp(String.raw`\b${month}[\s/.,'-]{0,9}20\d{2}\b`, 'gu'),
  /\b\d{1,2}[:.]\d{2}\s{0,9}(?:am|pm|baje)\b/gu,
  /\b(?:my|model|year|date|dt|mfg|since)[\s:.-]{0,40}(?:19|20)\d{2}\b/gu,
  /\b20[1-3]\d\s{0,9}(?:model|edition|variant|ka model)\b/gu,
  /\b20[1-3]\d\s{0,9}-\s{0,9}(?:20)?\d{2}\b/gu,
  // Phone numbers, document numbers, PIN codes.
  /(?:\+?91[\s-]{0,9})?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/gu,
  /(?<![\d,])0\d{2,4}[\s-]\d{6,8}(?!\d)/gu,
  /\b(?:mob|mobile|ph|phone|tel|contact|call|whatsapp|wa|fax)\b[^\n\p{L}]{0,40}\d[\d\s-]{0,40}/gu,
  /\b(?:pin|pincode|pin code|gstin?|gst no|cin|pan|hsn|sac|chassis|engine no|frame|key no|ref|invoice|inv|quotation no|quote no|qtn|s\.?no|sl\.?no|sr\.?no|bill no|order|a\/c no|account no|ifsc|utr|token no|otp)\b[\s.:#-]{0,40}(?:no\b[\s.:#-]{0,40})?[a-z\d/-]{0,40}\d[a-z\d/-]{0,40}/gu,
  /\b(?:policy|cover note|certificate|proposal)\s{0,9}(?:no\b|nos?\.|number\b|num\b|#|id\b)[\s.:#-]{0,9}[a-z\d/-]{0,40}\d[a-z\d/-]{0,40}/gu,
  // No price of a bike has nine digits.
  /(?<![\d,.])\d{9,20}(?![\d,.])/gu,
  // Percentages and rates.
  /@?\s{0,9}\d{1,12}(?:\.\d{1,12})?\s{0,9}(?:%|percent|per cent|pct|प्रतिशत|फीसदी|taka)/gu,
  /@\s{0,9}\d{1,2}(?:\.\d{1,12})?(?![\d,.])/gu,
  /(?<![\d,])\d{1,3}(?:\.\d{1,2})?\s{0,9}(?:rs|rupees|rupaye|paise)?\s{0,9}(?:per|\/|a|प्रति)\s{0,9}(?:kms?|kilomet(?:er|re)s?|units?|kwh|litres?|liters?|ltrs?|day|din|किमी|यूनिट)(?![\p{L}\p{M}])/gu,
  // Insurance years and months, tenures, quantities.
  /\b\d\s{0,9}\+\s{0,9}\d\b(?!\s{0,9},?\d{3})/gu,
  /\b\d\s{0,9}(?:od|tp)\b(?:\s{0,9}\+\s{0,9}\d\s{0,9}(?:od|tp)\b)?/gu,
  new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?:${gap}[+&/-]${gap}\d{1,2}(?:st|nd|rd|th)?){0,3}${gap}-?${gap}(?:${years})${word}`,
    'gu',
  ),
  /\b\d{1,2}(?:st|nd|rd|th)\b/gu,
  /(?<![\d,.])\d{1,3}\s{0,9}(?:months?|mths?|mnths?|mon|mahine|mahina|महीने|माह|महीना|days?|din|दिन|hours?|hrs?)(?![\p{L}\p{M}])/gu,
  /(?<![\d,.])\d{1,2}\s{0,9}(?:pcs?|nos|pieces?|qty|units?|sets?)\b/gu,
  /\b(?:qty|quantity|nos)[\s.:-]{0,40}\d{1,2}\b/gu,
  // Measurements.
  /(?<![\d,])\d{1,3}(?:\.\d{1,3})?\s?(?:k|l|lakhs?|lacs?|thousand|ha[zj]ar|हजार|लाख)\s?(?:kms?|kilomet(?:er|re)s?|किमी|किलोमीटर)(?![\p{L}\p{M}])/gu,
  /(?<![\d,])\d{1,12}(?:\.\d{1,12})?\s{0,9}(?:cc|सीसी|kwh?|kms?|kmpl|kmph|bhp|ps|nm|mm|kgs?|ltrs?|litres?|liters?|inch|volts?|v|ah|watts?)\b/gu,
  /\b\d{1,3}(?:,\d{3}){0,3}\s{0,9}(?:kms?|किमी|किलोमीटर)(?![\p{L}\p{M}])/gu,
  /\bbs\s{0,9}-?\s{0,9}(?:iv|vi|4|6)\b|\bobd\s{0,9}-?\s{0,9}2[ab]?\b/gu,
  // Numbering at the start of a line.
  /^\s{0,40}\(?\d{1,2}\s{0,9}[.)|:\]](?!\d)/gmu,
  /^\s{0,40}\d{1,2}\s{1,9}(?=[\p{L}])/gmu,
  /^\s{0,40}\d{1,2}\s{0,9}-\s{0,9}(?=[\p{L}])/gmu,
];

/** The tenure of a loan: 'x 36', '36 months', '36 mahine'. */
const tenure =
  /(?:(?<![\p{L}\p{M}])[x×*]\s{0,9}(\d{1,2})(?!,?\d)|(?<![\d,.])(\d{1,2})(?:m|\s{0,9}(?:months?|mths?|mnths?|emi|mahine|महीने|माह|kist|किस्त))(?![\p{L}\p{M}]))/u;

/** Returns the tenure of a loan in months, if mentioned. */
export function monthsIn(text: string): number | undefined {
  const found = tenure.exec(text);
  const count = Number(found?.[1] ?? found?.[2]);
  return count >= 6 && count <= 84 ? count : undefined;
}

/** Blanks out numbers that are not money, such as dates, phone numbers, percentages and insurance years. */
export function blankOtherNumbers(text: string): string {
  let blanked = text.replaceAll(/(?<![\p{L}\p{M}])[x×*]\s{0,9}\d{1,2}(?!,?\d)/gu, blanks);
  for (const pattern of otherNumbers) blanked = blanked.replaceAll(pattern, blanks);
  return blanked;
}

/** Replaces digits with spaces of the same length; letters stay because they may name the line. */
const blanks = (match: string): string =>
  match.replaceAll(/[\d%@]|(?<=\d)[.,/:+-](?=\d)|(?<=\d\s{0,9})(?:st|nd|rd|th)\b/gu, (text) => ' '.repeat(text.length));
