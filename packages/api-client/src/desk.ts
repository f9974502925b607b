export {
  deleteDeskDraft,
  deleteDeskMessage,
  endFigureReport,
  enterDeskCode,
  checkDeskContent,
  grantDeskRole,
  importDeskFiles,
  previewDeskContent,
  publishDeskContent,
  readSpecSheet,
  readSpecSheetFile,
  saveDeskDraft,
  setDeskMessageState,
  undoDeskRevision,
  uploadDeskPhoto,
} from './calls/desk.ts';
export { deskQueries } from './queries/desk-queries.ts';
