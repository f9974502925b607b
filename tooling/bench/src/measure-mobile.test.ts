import { expect, it } from 'vitest';
import { readFigures } from './measure-mobile.ts';

const report = {
  audits: {
    'first-contentful-paint': { numericValue: 830.4 },
    'largest-contentful-paint': { numericValue: 1070.6 },
    'total-blocking-time': { numericValue: 161 },
    'cumulative-layout-shift': { numericValue: 0.00149 },
    metrics: { details: { items: [{ observedFirstContentfulPaint: 800 }] } },
    'user-timings': {
      details: {
        items: [
          { name: 'other', startTime: 1 },
          { name: 'hydrated', startTime: 2300.4 },
        ],
      },
    },
    'dom-size-insight': { details: { items: [], debugData: { totalElements: 688 } } },
  },
  categories: {
    performance: { score: 0.98 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.9 },
  },
};

const read = (audits: object) =>
  readFigures({ ...report, audits: { ...report.audits, ...audits } } as unknown as Parameters<typeof readFigures>[0]);

it('reads times, shift, elements, hydration after the first paint and scores', () => {
  expect(read({})).toEqual({
    fcp: 830,
    lcp: 1071,
    tbt: 161,
    cls: 0.001,
    alive: 1500,
    elements: 688,
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 90,
  });
});

it('has no time of hydration for a page that never was', () => {
  expect(read({ 'user-timings': { details: { items: [] } } })['alive']).toBeNaN();
});
