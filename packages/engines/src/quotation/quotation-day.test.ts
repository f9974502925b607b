import { expect, it } from 'vitest';
import { quotationDay } from './quotation-day.ts';

it.each([
  ['ACTIVA 125 DLX - QUOTATION 18/11/26', '2026-11-18'],
  ['Date: 5.1.2026\nEx 92529', '2026-01-05'],
  ['Dt 18th Nov 2026', '2026-11-18'],
  ['दिनांक २०-११-२०२६', '2026-11-20'],
  ['Offer valid till 30 Nov 2026', null],
  ['Valid upto 30/11/26\nDate 18/11/26', '2026-11-18'],
  ['31/02/2026', null],
  ['Ex 92,529\nRTO 7902', null],
  ['', null],
])('reads the day of %j as %s', (text, day) => {
  expect(quotationDay(text)).toBe(day);
});
