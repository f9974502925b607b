import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decodeIntentModel, type IntentModel } from '@dopahiya/engines/chat';

const file = new URL('../../../data/chat/intents.bin.gz', import.meta.url);

/** Reads the trained model by which the bot tells what is asked. */
export const readIntentModel = async (): Promise<IntentModel> =>
  decodeIntentModel(await promisify(gunzip)(await readFile(file)));
