import { describe, expect, it } from 'vitest';
import { chatLengths, maxEarlier } from '../chat/index.ts';
import { chatMessageSchema } from './chat-input.ts';

describe('a question to the chat', () => {
  it('is cut if it is too long, as are those before it', () => {
    const long = 'mileage '.repeat(2000);
    const { message, earlier } = chatMessageSchema.parse({ message: long, earlier: [long] });
    expect(message).toBe(long.slice(0, chatLengths.message).trim());
    expect(earlier?.[0]).toHaveLength(chatLengths.message);
  });

  it('keeps the last of what was asked before', () => {
    const all = Array.from({ length: maxEarlier + 5 }, (_, index) => `question ${index}`);
    const { earlier } = chatMessageSchema.parse({ message: 'And in Pune?', earlier: all });
    expect(earlier).toEqual(all.slice(5));
  });

  it.each(['', '   ', '\n\t'])('is refused where it says nothing: %j', (message) => {
    expect(chatMessageSchema.safeParse({ message }).success).toBe(false);
  });
});
