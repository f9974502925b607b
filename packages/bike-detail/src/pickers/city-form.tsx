import { placeName } from '@dopahiya/domain/places';
import { Button, Field, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/pickers';

export interface CityFormProps {
  /** Name of the city whose prices are shown. */
  city: string;
  /** Rider's height in cm from the address, kept on submit. */
  askedHeight: number | null;
}

/** City form for browsers without scripts. Renders a GET form to the page's own address. */
export function CityForm({ city, askedHeight }: CityFormProps) {
  return (
    <PlainForm method="get" action="#overview" aria-label={texts.pricesIn}>
      {askedHeight !== null && <input type="hidden" name="height" value={askedHeight} />}
      <Field label={texts.city} name="city" defaultValue={placeName(city)} maxLength={60} autoComplete="off" required />
      <Button type="submit" tone="secondary">
        {texts.showPrices}
      </Button>
    </PlainForm>
  );
}

const PlainForm = styled.form`
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: end;
  margin-top: ${theme.space[5]};

  ${theme.media.noScript} {
    display: grid;
  }
`;
