import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decodeIntentModel, type IntentModel } from '@dopahiya/engines/chat';

const file = new URL('../../../data/chat/intents.bin.gz', import.meta.url);

let read: Promise<IntentModel> | undefined;

/** Returns the trained model by which the bot tells what is asked; read once. */
export const readIntentModel = (): Promise<IntentModel> =>
  (read ??= readFile(file).then(promisify(gunzip)).then(decodeIntentModel));
