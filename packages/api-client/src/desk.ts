export {
  deleteDeskDraft,
  deleteDeskMessage,
  endFigureReport,
  enterDeskCode,
  grantDeskRole,
  importDeskFiles,
  publishDeskContent,
  readSpecSheet,
  readSpecSheetFile,
  saveDeskDraft,
  setDeskMessageState,
  undoDeskRevision,
  uploadDeskPhoto,
} from './calls/desk.ts';
export { deskQueries } from './queries/desk-queries.ts';
