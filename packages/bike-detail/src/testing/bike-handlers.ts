import type { BikeDetail } from '@dopahiya/domain/bikes';
import { delay, http, HttpResponse } from 'msw';
import { buildBikeDetail } from './build-bike-detail.ts';

const address = '*/api/bikes/:slug/';

/** What one request for a bike is answered: the bike, or a status with what the server says of it. */
export interface BikeReply {
  bike?: BikeDetail;
  status?: number;
  detail?: string | undefined;
}

/** Answers of `bikes/{slug}/` for stories and tests. */
export const bikeHandlers = {
  /** Always this bike. */
  answers: (bike: BikeDetail = buildBikeDetail()) => replies(() => ({ bike })),
  /** Always this failure. */
  fails: (status: number, detail?: string) => replies(() => ({ status, detail })),
  /** Never reached. */
  breaks: () => http.get(address, () => HttpResponse.error()),
  /** Never answered. */
  waits: () => http.get(address, () => delay('infinite')),
  /** To each request what `reply` says then. */
  replies,
};

function replies(reply: () => BikeReply | Promise<BikeReply>) {
  return http.get(address, async () => {
    const { bike, status = 200, detail } = await reply();
    return HttpResponse.json(bike ?? { detail }, { status });
  });
}
