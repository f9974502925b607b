import { expect, it } from 'vitest';
import { emptyThread } from '../chat-thread.ts';
import { intentModel } from '../fixtures/intent-model.ts';
import { names } from '../fixtures/names.ts';
import { ChatReader } from '../read-message.ts';

const reader = new ChatReader(names, intentModel);

it.each([
  ['activa price in Xyzpur', 'xyzpur'],
  ['Xyzpur me activa ka price', 'xyzpur'],
  ['activa price in Pune', undefined],
  ['activa price', undefined],
  ['1 lakh me best bike', undefined],
  ['what is the best in mileage', undefined],
  ['shine 125 me abs hai kya', undefined],
])('‘%s’ names as a place that nobody knows %s', (message, place) => {
  expect(reader.read(message, emptyThread).unknownPlace).toBe(place);
});
