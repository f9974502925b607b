export const nothingHere = 'There is nothing at this address.';
export const needsFactor = 'The desk needs two-step sign-in. Turn it on in your profile.';
export const needsCode = (hours: number) =>
  `Enter a code from your authenticator app. It opens the desk for ${hours} hours.`;
export const ownersOnly = 'Only owners can do this.';
export const lastOwner = 'The site needs an owner. Give somebody else the role first.';
export const noAccount = 'No account has this username, or has confirmed this mail address.';
export const severalAccounts = 'Several accounts have this mail address. Give a username.';
export const noEntry = 'We couldn’t find this entry.';
export const noRevision = 'We couldn’t find this change.';
export const changedMeanwhile =
  'Somebody else published this after you opened it. Compare both versions, then publish again.';
export const nothingChanged = 'Nothing has changed, so there is nothing to publish.';
export const notPublished = 'This can’t be published yet. Correct the marked fields.';
export const notRemovable = 'This can’t be removed. Set its status to “No longer sold” instead.';
export const brandHasModels = 'This brand has models. Undo their changes first.';
export const alreadyUndone = 'This change is already undone.';
export const changedSince = (what: string) => `A later change touched the same values: ${what}. Undo that one first.`;
export const otherSlug = 'The address in the content is another than that of the entry.';
export const contentTooLarge = (kB: number) => `The content is larger than ${kB} kB, the maximum. Shorten it.`;
export const noPhotoFolder = 'There is no folder for photographs. Set DATA_DIR and start the site again.';
export const tooManyPhotos = (max: number) =>
  `The desk keeps up to ${max} photographs. Remove some from their models first.`;
export const formCutOff = 'We didn’t receive the whole file. Send it again.';
export const noFile = 'Choose a file.';
export const tooManyFiles = (max: number) => `Choose up to ${max} files.`;
export const noMessage = 'We couldn’t find this message.';
export const noReport = 'We couldn’t find this report.';
export const pdfTooLarge = 'The PDF is larger than 10 MB. Send only the pages with the specifications.';
export const noPdf = 'This file is not a PDF. Choose a PDF, or paste the text.';
export const noPdfText =
  'This PDF has no text, only pictures. Type the figures in, or paste the text from the maker’s site.';
export const tooManyPdfPages = 'The PDF has more than 50 pages. Send only the pages with the specifications.';
export const tooMuchPdfText = 'The PDF has too much text. Send only the pages with the specifications.';
export const pdfLocked = 'The PDF is locked with a password. Save it without one and send it again.';
export const pdfDamaged = 'The PDF is damaged and could not be read. Save it again, or paste the text.';
export const pdfTooHeavy =
  'Reading the PDF takes too much time or memory. Send only the pages with the specifications.';
export const pdfsBusy = 'Other files are being read right now. Try again in a minute.';
export const exportBusy = 'Another export is being prepared. Try again in a minute.';
export const noExport = 'This export is not there any more. Prepare it again.';
export const exportTooLarge =
  'The export is too large for a download. Use the command “catalogue export” on the server.';
export const photoMissing =
  'A photograph that a model names is missing in the data folder, so the export would not be complete.';
