import { describe, expect, it } from 'vitest';
import { readWrk } from './wrk.ts';

const output = `Running 6s test @ http://127.0.0.1:24100/best-bikes
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   268.31us  118.70us   4.43ms   93.01%
    Req/Sec    59.22k     4.38k   63.21k    88.52%
  Latency Distribution
     50%  243.00us
     75%  281.00us
     90%  343.00us
     99%  712.00us
  359445 requests in 6.10s, 1.37GB read
Requests/sec:  58925.86
Transfer/sec:    229.82MB
`;

describe('readWrk', () => {
  it('reads requests a second, median and slowest hundredth', () => {
    expect(readWrk(output)).toEqual({ perSecond: 58_926, p50: '243.00us', p99: '712.00us' });
  });

  it('does not take a spread that ends in 99 % for the slowest hundredth', () => {
    expect(readWrk(output.replace('93.01%', '93.99%')).p99).toBe('712.00us');
  });

  it('refuses figures of answers that were errors', () => {
    expect(() => readWrk(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('Non-2xx or 3xx responses: 12');
  });
});
