/** Texts of a checked quotation: its lines, the verdict, the letter. */
export const checkAgain = 'Check again';
export const otherLine = 'Another line';
export const chooseLine = 'Choose what it is';
export const amountOfLine = 'Amount';
export const add = 'Add';

export const onQuotation = 'On the quotation';
export const dealerAsks = 'Dealer’s price';
export const byRules = 'Official or usual price';
export const verdict = 'Verdict';
export const notStated = 'not stated';
export const open = 'not checked';
export const between = (from: string, to: string) => `${from} to ${to}`;
export const difference = (amount: string) => `+${amount}`;
export const differenceUpTo = (amount: string) => `up to +${amount}`;
export const askedFor = 'I asked for this';
export const why = 'The rule and its source';
export const source = (name: string) => `Source: ${name}`;
export const since = (day: string) => `Since ${day}`;
export const confidences = { high: 'Certain', medium: 'Fairly certain', low: 'Uncertain' };
export const verdicts = {
  fair: 'Fair',
  'too-much': 'Too much',
  less: 'Lower: ask why',
  'not-allowed': 'Not allowed',
  'not-required': 'Not required',
  choice: 'Your choice',
  ask: 'Ask',
  open: 'Not checked yet',
  missing: 'Missing',
};
export const askForList = 'Ask for the price list';
export const whatIsThis = (text: string) => `‘${text}’: what is this?`;
export const somethingElse = 'Something else';
export const moreUnread = (lines: number) =>
  lines === 1
    ? 'One more amount needs a name. It appears when you name one of these.'
    : `${lines} more amounts need a name. They appear as you name these.`;
export const allNames = (text: string) => `Any other line: what is ‘${text}’?`;

export const stoneTitle = 'Overcharge on this quotation';
export const barLabel = 'Check summary';
export const stoneQuestions = 'Questions for the dealer';
export const stoneFair = 'No problems found';
export const stoneOpen = 'Some lines are not checked yet';
export const soFar = 'so far';
export const upTo = 'at most';
const inLines = (wrong: number, lines: number) => (lines === 1 ? 'in one line' : `in ${wrong} of ${lines} lines`);
export const sentenceNothing = 'You have not entered anything yet.';
export const sentenceFair = (lines: number) =>
  lines === 1 ? 'The line is correct.' : `All ${lines} lines are correct.`;
export const sentenceToMuch = (amount: string, wrong: number, lines: number) =>
  `${amount} that no rule requires, ${inLines(wrong, lines)}.`;
export const sentenceSpan = (min: string, max: string, wrong: number, lines: number) =>
  `${min} to ${max} that no rule requires, ${inLines(wrong, lines)}.`;
export const sentenceAsk = (questions: number) =>
  questions === 1 ? 'Ask the dealer about one line.' : `Ask the dealer about ${questions} lines.`;
export const sumsUp = 'The lines add up to the total.';
export const sumDiffers = (sum: string, total: string, amount: string) =>
  `The lines add up to ${sum}, but the total is ${total}. Ask about the other ${amount}.`;
export const otherTotals = (totals: string) => `The quotation shows other totals too: ${totals}.`;
export const withoutExcess = 'Corrected total';
export const partTooMuch = (lines: number) => (lines === 1 ? 'Too high, 1 line' : `Too high, ${lines} lines`);
export const partRefused = (lines: number) =>
  lines === 1 ? 'You can refuse, 1 line' : `You can refuse, ${lines} lines`;
export const askedByNoRule = (wrong: number, lines: number) => `that no rule requires, ${inLines(wrong, lines)}`;
export const shareCheck = 'Share the check';
export const sharedParts = 'The link contains the bike, city and amounts, but not the dealer’s words.';
export const dealerAsksInAll = 'Dealer’s total';
export const makeLetter = 'Make the letter';
export const chooseBike = 'Choose a bike and city to check price, tax and insurance too.';
export const priceFailed = 'Official charges could not be loaded.';
export const priceOf = (bike: string, city: string, day: string) =>
  `Checked with the rules of ${day} for ${bike} in ${city}.`;
export const olderQuotation = (day: string, month: string) =>
  `The quotation of ${day} is older than our price list of ${month}.`;
export const newerList = 'The dealer may have a newer price list. Ask to see it.';
export const helpline =
  'If the dealer refuses, call the National Consumer Helpline on 1915 or complain to the state transport department.';

export const letterTitle = 'Letter to the showroom';
export const letterIntro = 'Polite and exact. Print it or show it on the phone.';
export const letterLanguage = 'Language';
export const englishName = 'English';
export const hindiName = 'हिन्दी';
export const print = 'Print';
export const copyText = 'Copy the text';
export const copied = 'The letter is copied.';
export const notCopied = 'Your browser blocked copying. Select the text instead.';
export const share = 'Share by WhatsApp';
export const someBike = 'a two-wheeler';
