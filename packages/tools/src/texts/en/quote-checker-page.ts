/** Words of the quotation check. */
export const headTitle = 'Check a dealer’s quotation, line by line | Dopahiya';
export const headDescription =
  'Paste a dealer’s quotation for a motorcycle or scooter and see which lines are in line with the rules, which are too much, and which you may refuse. Nothing is uploaded.';
export const home = 'Home';
export const current = 'Quotation check';
export const title = 'Check a dealer’s quotation';
export const intro =
  'Paste the dealer’s message, or enter its lines. Each is held against the rule that asks for it; what no rule fixes is a question.';
export const formLabel = 'The quotation';
export const dateOfQuotation = 'Date of the quotation';
export const message = 'The dealer’s message';
export const messageHint = 'From a message, a mail or a PDF: English, Hindi or both.';
export const messagePlaceholder =
  'Ex Showroom 92529/-\nRTO 7902/-\nInsu 1+5 ZD 9344/-\nHandling 1850/-\nTotal on road 111625/-';
export const stays = 'What you enter is read on this device. Nothing is uploaded, and nobody asks for your number.';
export const isSent = (most: string) =>
  `Without JavaScript our server reads the text, up to ${most} characters, and forgets it with the answer.`;
export const ways = 'How the quotation is entered';
export const lineByLine = 'Line by line';
export const pasteText = 'Paste the text';
export const check = 'Check';
export const clearAll = 'Clear all';
export const wasLimited = (most: string) => `Amounts go up to ${most}; a larger one was lowered.`;
export const wasCut = (most: string) =>
  `The text is longer than ${most} characters. Only the beginning was read; the rest stands here unread.`;
export const wasStopped = (most: string) =>
  `Reading the whole text takes too long on this device. Only the first ${most} characters were read. Paste the lines with amounts alone.`;
export const tookTooLong =
  'Reading the text takes too long on this device, so none of it was read. Paste the lines with amounts alone.';

export const linesTitle = 'Line by line';
export const nothingYet = 'Nothing is entered yet. Paste the dealer’s message, or fill in the lines.';
export const reading = 'The quotation is being read…';
export const readerFailed = 'The quotation could not be read.';
export const readerFailedHint =
  'What reads quotations could not be loaded. Check your connection; your text is still here.';
export const nothingRead =
  'No line with an amount was found in the text. Paste it again, or fill in the lines instead.';
