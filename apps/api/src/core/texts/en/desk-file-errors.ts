export const tooLarge = 'The PDF is larger than 10 MB. Send only the pages with the specifications.';
export const noPdf = 'This file is not a PDF. Choose a PDF, or paste the text.';
export const noText =
  'This PDF has no text, only pictures. Type the figures in, or paste the text from the maker’s site.';
export const tooManyPages = 'The PDF has more than 50 pages. Send only the pages with the specifications.';
export const tooMuchText = 'The PDF has too much text. Send only the pages with the specifications.';
export const locked = 'The PDF is locked with a password. Save it without one and send it again.';
export const damaged = 'The PDF is damaged and could not be read. Save it again, or paste the text.';
export const tooHeavy = 'Reading the PDF takes too much time or memory. Send only the pages with the specifications.';
export const busy = 'Other files are being read right now. Try again in a minute.';
