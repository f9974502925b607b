import { placeName } from '@dopahiya/domain/places';
import { cityQueries, useApi } from '@dopahiya/api-client';
import { Button, Field, Later } from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chosenCity, hasChosenCity, useRemembered } from '@dopahiya/visitor';
import { useEffect, useEffectEvent, useState } from 'react';
import * as dialogTexts from '#texts/city-dialog';
import * as texts from '#texts/sell-fields';
import { errorOf, type StepProps } from './step-props.ts';

/** City where the bike can be seen, initially the one in the header; chosen in a dialog, not typed. */
export function CityField({ answers: { city }, fieldErrors, onAnswer }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [ofHeader] = useRemembered(chosenCity);
  const prefill = useEffectEvent(() => {
    if (city === null && hasChosenCity(ofHeader)) onAnswer({ city: { id: ofHeader.name, name: ofHeader.name } });
  });
  useEffect(() => prefill(), []);
  const { isError } = useInfiniteQuery({ ...cityQueries.named(useApi(), ''), enabled: isOpen });
  return (
    <>
      <Field
        label={texts.city}
        hint={isError ? dialogTexts.citiesFailed : texts.cityHint}
        name="city"
        leadingIcon="map-pin"
        readOnly
        placeholder={texts.chooseCity}
        value={placeName(city?.name ?? '')}
        onClick={() => setOpen(true)}
        trailing={
          <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
            {city ? texts.changeCity : texts.chooseCity}
          </Button>
        }
        {...errorOf(fieldErrors, 'city')}
      />
      {isOpen && (
        <Later
          when="now"
          load={loadDialog}
          onFailure={close}
          isOpen
          onClose={close}
          onChoose={(chosen) => {
            onAnswer({ city: chosen });
            close();
          }}
        />
      )}
    </>
  );
}

const loadDialog = async () => (await import('./city-dialog.tsx')).CityDialog;
