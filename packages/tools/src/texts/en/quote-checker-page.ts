/** Words of the quotation check. */
export const headTitle = 'Check a dealer’s quotation, line by line | Dopahiya';
export const headDescription =
  'Paste a dealer’s two-wheeler quotation and see which charges are fair, too high or optional. Nothing is uploaded.';
export const home = 'Home';
export const current = 'Quotation check';
export const title = 'Check a dealer’s quotation';
export const intro = 'Paste the dealer’s message, or enter its lines. We check every line against official charges.';
export const formLabel = 'The quotation';
export const dateOfQuotation = 'Date of the quotation';
export const message = 'The dealer’s message';
export const messageHint = 'A message, email or PDF text, in English, Hindi or both.';
export const messagePlaceholder =
  'Ex Showroom 92529/-\nRTO 7902/-\nInsu 1+5 ZD 9344/-\nHandling 1850/-\nTotal on road 111625/-';
export const stays = 'Your text stays on this device. We don’t ask for your number.';
export const isSent = (max: string) =>
  `Without JavaScript, our server reads up to ${max} characters and does not store them.`;
export const ways = 'How the quotation is entered';
export const lineByLine = 'Line by line';
export const pasteText = 'Paste the text';
export const whichBike = 'Which bike is the quotation for?';
export const bikeFound = (bike: string) => `The text names the ${bike}. Choose another bike if that is wrong.`;
export const check = 'Check';
export const clearAll = 'Clear all';
export const wasLimited = (max: string) => `Amounts can be up to ${max}, so we lowered a larger one.`;
export const wasCut = (max: string) => `The text is longer than ${max} characters. We read only the beginning.`;
export const wasStopped = (max: string) =>
  `The text takes too long to read. We read only the first ${max} characters. Paste only the lines with amounts.`;
export const tookTooLong = 'The text takes too long to read. Paste only the lines with amounts.';

export const linesTitle = 'Line by line';
export const nothingYet = 'Paste the dealer’s message, or fill in the lines.';
export const reading = 'Reading the quotation…';
export const readerFailed = 'The quotation could not be read.';
export const readerFailedHint = 'Check your connection and try again. Your text is still here.';
export const nothingRead = 'We found no amounts in the text. Paste it again, or fill in the lines.';
