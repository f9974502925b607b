import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { StartError } from '@dopahiya/api/commands';
import { encodeIntentModel, type IntentModel } from '@dopahiya/engines/chat-training';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeAside } from './evaluate.ts';
import { writtenStems } from './examples.ts';
import { readStems } from './expand-stems.ts';
import { intentsCommand } from './intents.ts';
import { modelFile, trainModel } from './train-model.ts';

/** Largest size of the file, in bytes. */
const largest = 350_000;

describe('the model of intents', () => {
  let model: IntentModel;

  beforeAll(() => {
    model = trainModel(writtenStems(readStems()));
  }, 300_000);

  it('is what training on the stems gives: after a change of stems or features, run `train`', () => {
    const shipped = readFileSync(modelFile);
    expect(Buffer.compare(gunzipSync(shipped), encodeIntentModel(model))).toBe(0);
    expect(shipped.length).toBeLessThanOrEqual(largest);
  });

  it('reads questions kept aside, and is as sure as it is right', () => {
    const judged = judgeAside(model);
    const sure = judged.filter(({ chance }) => chance >= 0.7);
    expect(judged.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(judged.length * 0.95);
    expect(sure.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(sure.length * 0.95);
  });
});

it.each([[[]], [['fit']], [['train', 'now']]])('says how the command is used for %j', (args) => {
  expect(() => intentsCommand(args, {})).toThrow(StartError);
});
