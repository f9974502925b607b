import { Field } from '@dopahiya/ui-kit';
import * as texts from '#texts/sell-fields';
import type { PickedPhoto } from '../listing-photos/shrink-photo.ts';
import { PhotoPicker } from '../listing-photos/photo-picker.tsx';
import { CityField } from './city-field.tsx';
import * as S from './sell-steps.styles.ts';
import { errorOf, type StepProps } from './step-props.ts';

export interface PlaceStepProps extends StepProps {
  photos: readonly PickedPhoto[];
  onPhotos: (photos: readonly PickedPhoto[]) => void;
}

/** Second step: photos and location. */
export function PlaceStep({ photos, onPhotos, ...step }: PlaceStepProps) {
  const { answers, fieldErrors, onAnswer } = step;
  return (
    <>
      <div>
        <PhotoPicker photos={photos} onChange={onPhotos} />
      </div>
      <S.Pair>
        <CityField {...step} />
        <Field
          label={texts.registration}
          hint={texts.registrationHint}
          name="registration_location"
          value={answers.registration_location}
          onChange={({ target }) => onAnswer({ registration_location: target.value })}
          {...errorOf(fieldErrors, 'registration_location')}
        />
      </S.Pair>
    </>
  );
}
