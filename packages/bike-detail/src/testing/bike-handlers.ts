import type { BikeDetail } from '@dopahiya/domain/bikes';
import { delay, http, HttpResponse } from 'msw';
import { buildBikeDetail } from './build-bike-detail.ts';

const address = '*/api/bikes/:slug/';

/** Reply to a bike request: the bike, or a status with its detail. */
export interface BikeReply {
  bike?: BikeDetail;
  status?: number;
  detail?: string | undefined;
}

/** Handlers of `bikes/{slug}/` for stories and tests. */
export const bikeHandlers = {
  /** Always answers with this bike. */
  answers: (bike: BikeDetail = buildBikeDetail()) => replies(() => ({ bike })),
  /** Always answers with this error. */
  fails: (status: number, detail?: string) => replies(() => ({ status, detail })),
  /** Fails with a network error. */
  breaks: () => http.get(address, () => HttpResponse.error()),
  /** Never answers. */
  waits: () => http.get(address, () => delay('infinite')),
  /** Calls `reply` for each request. */
  replies,
};

function replies(reply: () => BikeReply | Promise<BikeReply>) {
  return http.get(address, async () => {
    const { bike, status = 200, detail } = await reply();
    return HttpResponse.json(bike ?? { detail }, { status });
  });
}
