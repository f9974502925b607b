/** File of the model, in the API's data. */
export const modelFile = new URL('../../../apps/api/data/chat/intents.bin.gz', import.meta.url);
