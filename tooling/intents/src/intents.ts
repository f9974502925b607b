import { type Command, runCommand, StartError } from '@dopahiya/api/commands';
import { encodeIntentModel } from '@dopahiya/engines/chat-training';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { evaluate } from './evaluate.ts';
import { writtenStems } from './examples.ts';
import { readStems } from './expand-stems.ts';
import { modelFile, trainModel } from './train-model.ts';

const usage = [
  'Say what to do with the stems of questions:',
  '  intents train     trains the bot’s model of intents and writes it into the API’s data',
  '  intents evaluate  prints how often the model is right',
].join('\n');

/** Command `intents`. */
export const intentsCommand: Command = (args) => {
  const [command, ...rest] = args;
  if (rest.length > 0 || (command !== 'train' && command !== 'evaluate')) throw new StartError(usage);
  const read = readStems();
  const stems = writtenStems(read);
  const model = trainModel(stems);
  if (command === 'evaluate') console.log(evaluate(stems, model));
  else {
    const bytes = gzipSync(encodeIntentModel(model), { level: 9 });
    writeFileSync(modelFile, bytes);
    console.log(`${read.length} stems, ${Math.ceil(bytes.length / 1000)} kB.`);
  }
  return Promise.resolve();
};

if (import.meta.main) await runCommand(intentsCommand);
