import { defineLibrary } from '@dopahiya/vite-config';

export default defineLibrary([
  'quotation.ts',
  'quotation-reader.ts',
  'judgement.ts',
  'letter.ts',
  'choose.ts',
  'loan.ts',
  'ownership.ts',
  'transfer.ts',
  'valuation.ts',
  'todays-model.ts',
  'bike-conditions.ts',
  'parser.ts',
  'plain-words.ts',
  'model-names.ts',
  'chat.ts',
  'chat-training.ts',
  'key-differences.ts',
  'screening.ts',
  'brochure.ts',
  'testing.ts',
]);
