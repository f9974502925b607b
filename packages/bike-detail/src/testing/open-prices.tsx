import { renderWithApi } from '@dopahiya/api-client/testing';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { ToastRegion } from '@dopahiya/ui-kit';
import type { RequestHandler } from 'msw';
import { buildBikeDetail } from './build-bike-detail.ts';
import { PricesOfBike } from './prices-of-bike.tsx';
import { sectionHandlers } from './section-handlers.ts';

/** Opens only the overview of a bike with its prices; calls without a handler get realistic replies. */
export function openPrices(facts: Partial<BikeDetail> = {}, ...handlers: RequestHandler[]) {
  const overview = (
    <>
      <PricesOfBike bike={buildBikeDetail(facts)} />
      <ToastRegion />
    </>
  );
  return renderWithApi(overview, [...handlers, ...sectionHandlers.all()]);
}
