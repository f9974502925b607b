import { describe, expect, it } from 'vitest';
import { readCommand } from './bench-command.ts';

const known = { ofPages: ['bytes', 'mobile'], ofServers: ['load'], pages: ['/', '/bikes'] };
const read = (...args: string[]) => readCommand(args, known);

describe('readCommand', () => {
  it('takes everything when nothing is named', () => {
    expect(read()).toEqual({
      measurements: ['load', 'bytes', 'mobile'],
      pages: ['/', '/bikes'],
      runs: 3,
      isCheck: false,
    });
  });

  it('checks what has budgets, on the pages and as often as it is told', () => {
    expect(read('check', '--page=/bikes', '--runs=5')).toEqual({
      measurements: ['bytes', 'mobile'],
      pages: ['/bikes'],
      runs: 5,
      isCheck: true,
    });
    expect(read('check', 'bytes').measurements).toEqual(['bytes']);
  });

  it('names what there is instead of what there is not', () => {
    expect(() => read('speed')).toThrow("There is no measurement 'speed'. Choose from: load, bytes, mobile.");
    expect(() => read('check', 'load')).toThrow("There is no measurement 'load'. Choose from: bytes, mobile.");
    expect(() => read('--page=/nowhere')).toThrow("There is no page '/nowhere'");
    expect(() => read('--runs=4')).toThrow("not '4'");
  });
});
