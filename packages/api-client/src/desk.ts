export {
  deleteDeskDraft,
  deleteDeskMessage,
  endFigureReport,
  enterDeskCode,
  grantDeskRole,
  importDeskFiles,
  prepareDeskExport,
  publishDeskContent,
  readSpecSheet,
  readSpecSheetFile,
  saveDeskDraft,
  setDeskMessageState,
  undoDeskRevision,
  uploadDeskPhoto,
} from './calls/desk.ts';
export { deskExportAddress } from './desk-address.ts';
export { deskQueries } from './queries/desk-queries.ts';
