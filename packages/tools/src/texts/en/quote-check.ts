/** Words of what is thought of a quotation: its lines, the verdict, the letter. */
export const checkAgain = 'Check again';
export const otherLine = 'Another line';
export const chooseLine = 'Choose what it is';
export const amountOfLine = 'Amount';
export const add = 'Add';

export const onQuotation = 'On the quotation';
export const dealerAsks = 'The dealer asks';
export const byRules = 'Rule, or usual';
export const verdict = 'Verdict';
export const notStated = 'not stated';
export const open = 'open';
export const between = (from: string, to: string) => `${from} to ${to}`;
export const difference = (amount: string) => `+${amount}`;
export const differenceUpTo = (amount: string) => `up to +${amount}`;
export const askedFor = 'I asked for this';
export const why = 'The rule and its source';
export const source = (name: string) => `Source: ${name}`;
export const since = (day: string) => `Since ${day}`;
export const confidences = { high: 'Certain', medium: 'Fairly certain', low: 'Uncertain' };
export const verdicts = {
  fair: 'In line',
  'too-much': 'Too much',
  less: 'Less: ask why',
  'not-allowed': 'Not allowed',
  'not-required': 'Not required',
  choice: 'Your choice',
  ask: 'Ask',
  open: 'Not compared yet',
  missing: 'Missing',
};
export const askForList = 'Ask for the price list';
export const whatIsThis = (text: string) => `‘${text}’: what is this?`;
export const somethingElse = 'Something else';
export const moreUnread = (lines: number) =>
  lines === 1
    ? 'One more amount has no known name; it comes when you have named one of these.'
    : `${lines} more amounts have no known name; they come as you name these.`;
export const allNames = (text: string) => `Any other line: what is ‘${text}’?`;

export const stoneTitle = 'Too much on this quotation';
export const barLabel = 'The check in short';
export const stoneQuestions = 'Questions to the dealer';
export const stoneFair = 'Nothing to correct';
export const stoneOpen = 'Not all is compared yet';
export const soFar = 'so far';
export const upTo = 'at most';
const inLines = (wrong: number, lines: number) => (lines === 1 ? 'in the one line' : `in ${wrong} of ${lines} lines`);
export const sentenceNothing = 'Nothing is entered yet.';
export const sentenceFair = (lines: number) =>
  lines === 1 ? 'The line is as it should be.' : `All ${lines} lines are as they should be.`;
export const sentenceToMuch = (amount: string, wrong: number, lines: number) =>
  `${amount} that no rule asks for, ${inLines(wrong, lines)}.`;
export const sentenceSpan = (least: string, most: string, wrong: number, lines: number) =>
  `Between ${least} and ${most} that no rule asks for, ${inLines(wrong, lines)}.`;
export const sentenceAsk = (questions: number) =>
  questions === 1 ? 'One line needs an answer of the dealer.' : `${questions} lines need an answer of the dealer.`;
export const sumsUp = 'The lines add up to the total on the paper.';
export const sumDiffers = (sum: string, total: string, amount: string) =>
  `The lines add up to ${sum}, but the paper says ${total}: ${amount} are not explained.`;
export const otherTotals = (totals: string) => `The paper has more than one total: also ${totals}.`;
export const withoutExcess = 'Without that';
export const partTooMuch = (lines: number) =>
  lines === 1 ? 'More than it should be, 1 line' : `More than they should be, ${lines} lines`;
export const partRefused = (lines: number) =>
  lines === 1 ? 'May be refused, 1 line' : `May be refused, ${lines} lines`;
export const askedByNoRule = (wrong: number, lines: number) => `that no rule asks for, ${inLines(wrong, lines)}`;
export const shareCheck = 'Share the check';
export const sharedParts = 'The address carries the bike, the city and the amounts, and none of the dealer’s words.';
export const dealerAsksInAll = 'The dealer asks';
export const makeLetter = 'Make the letter';
export const chooseBike = 'Choose the bike and the city to compare price, tax and insurance too.';
export const priceFailed = 'The price by the rules could not be fetched.';
export const priceOf = (bike: string, city: string, day: string) => `Rules of ${day} for ${bike} in ${city}.`;
export const olderQuotation = (day: string, month: string) =>
  `The quotation of ${day} is older than the price list of ${month} here.`;
export const newerList = 'A dealer may have a newer price list: ask to see it.';
export const helpline =
  'If the dealer refuses: the National Consumer Helpline is 1915, and the state transport department takes complaints.';

export const letterTitle = 'A letter to hand over';
export const letterIntro = 'Polite and exact. Print it or show it on the phone.';
export const letterLanguage = 'Language';
export const englishName = 'English';
export const hindiName = 'हिन्दी';
export const print = 'Print';
export const copyText = 'Copy the text';
export const copied = 'The letter is copied.';
export const notCopied = 'The browser did not let us copy the letter. Select its text instead.';
export const share = 'Share by WhatsApp';
export const someBike = 'a two-wheeler';
