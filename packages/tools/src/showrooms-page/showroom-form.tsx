import { brandQueries, useApi } from '@dopahiya/api-client';
import { addressIn, paths } from '@dopahiya/domain/site';
import { Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { CityBox } from '../city-box/city-box.tsx';
import { BrandBox } from './brand-box.tsx';

import { type ShowroomChoice, showroomsAddress } from './showroom-choice.ts';
import { isUnknownCity } from './showroom-queries.ts';
import { WithoutScripts } from '../mixins/without-scripts.ts';
import * as S from './showroom-form.styles.ts';

/** Idle time in ms after which an open list closes. */
const idleTime = 5000;

export interface ShowroomFormProps {
  choice: ShowroomChoice;
  /** Why the showrooms could not be fetched. */
  error: Error | null;
}

/** Brand and city in a sentence. Renders a GET form: choices apply immediately, or on submit without scripts. */
export function ShowroomForm({ choice: { brand, city, unknownBrand }, error }: ShowroomFormProps) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const brands = useQuery(brandQueries.all(useApi()));
  const show = (slug: string, place: string) =>
    void navigate(showroomsAddress(slug, place), { state, preventScrollReset: true });
  return (
    <S.Form method="get" action={addressIn(paths.dealership)} aria-label={texts.formLabel}>
      <S.Word>{texts.showMe}</S.Word>
      <BrandBox
        brands={brands.data ?? []}
        chosen={brand}
        error={brandComplaint(unknownBrand, brands.isError)}
        closesAfter={idleTime}
        onChoose={(slug) => show(slug, city)}
      />
      <S.Word>{texts.showroomsIn}</S.Word>
      <CityBox
        chosen={city}
        error={isUnknownCity(error) ? texts.unknownCity(city) : undefined}
        closesAfter={idleTime}
        onChoose={(name) => name !== null && show(brand.slug, name)}
      />
      <WithoutScripts>
        <Button type="submit">{texts.show}</Button>
      </WithoutScripts>
    </S.Form>
  );
}

function brandComplaint(unknown: string | null, hasFailed: boolean): string | undefined {
  if (unknown !== null) return texts.unknownBrand(unknown);
  return hasFailed ? texts.brandsFailed : undefined;
}
