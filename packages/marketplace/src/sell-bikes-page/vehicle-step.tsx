import { brandQueries, useApi } from '@dopahiya/api-client';
import { listingLimits, listingOwners } from '@dopahiya/domain/market';
import { Combobox, FieldPlace, SegmentedControl, SelectField } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/sell-fields';
import { yearsToChoose } from './answer-rules.ts';
import { ColourField } from './colour-field.tsx';
import { defaultBrands } from './default-places.ts';
import { KmField } from './km-field.tsx';
import { errorOf, type StepProps } from './step-props.ts';
import * as S from './sell-steps.styles.ts';
import type { CatalogueBike } from './use-catalogue-bike.ts';

const owners = listingOwners.map((value) => ({ value, label: texts.owners[value] }));

/** First step: which bike it is. */
export function VehicleStep({ catalogue, ...step }: StepProps & { catalogue: CatalogueBike }) {
  const { answers, fieldErrors, onAnswer } = step;
  const [years] = useState(() =>
    yearsToChoose(new Date()).map((year) => ({ value: String(year), label: String(year) })),
  );
  return (
    <>
      <S.Pair>
        <BrandField {...step} />
        {answers.brand ? (
          <ModelField {...step} catalogue={catalogue} />
        ) : (
          <FieldPlace label={texts.model} hint={texts.modelHint}>
            {texts.brandFirst}
          </FieldPlace>
        )}
        {answers.model.trim() !== '' ? (
          <VersionField {...step} catalogue={catalogue} />
        ) : (
          <FieldPlace label={texts.version} tag={texts.optional}>
            {texts.modelFirst}
          </FieldPlace>
        )}
        <SelectField
          label={texts.year}
          name="year_of_manufacture"
          placeholder={texts.chooseYear}
          options={years}
          value={answers.year_of_manufacture}
          onChange={({ target }) => onAnswer({ year_of_manufacture: target.value })}
          {...errorOf(fieldErrors, 'year_of_manufacture')}
        />
      </S.Pair>
      <KmField {...step} />
      <ColourField {...step} />
      <SegmentedControl
        label={texts.owner}
        name="owner"
        choices={owners}
        value={answers.owner}
        onValueChange={(owner) => onAnswer({ owner })}
        {...errorOf(fieldErrors, 'owner')}
      />
    </>
  );
}

function BrandField({ answers: { brand }, fieldErrors, onAnswer }: StepProps) {
  const { data, isError } = useQuery(brandQueries.all(useApi()));
  const listed = isError ? defaultBrands : (data ?? []);
  const brands = brand && !listed.some(({ slug }) => slug === brand.slug) ? [brand, ...listed] : listed;
  const choose = (slug: string) => {
    const chosen = brands.find((one) => one.slug === slug);
    onAnswer({ brand: chosen ? { id: chosen.id, name: chosen.name, slug } : null });
  };
  return (
    <SelectField
      label={texts.brand}
      name="brand"
      placeholder={texts.chooseBrand}
      options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={brand?.slug ?? ''}
      onChange={({ target }) => choose(target.value)}
      {...(isError && { hint: texts.brandsFailed })}
      {...errorOf(fieldErrors, 'brand')}
    />
  );
}

interface NamedProps extends StepProps {
  catalogue: CatalogueBike;
}

function ModelField({ answers: { model }, fieldErrors, onAnswer, catalogue }: NamedProps) {
  const options = catalogue.models.map(({ id, name }) => ({ id: String(id), text: name }));
  return (
    <Combobox
      label={texts.model}
      labelled="visibly"
      name="model"
      hint={texts.modelHint}
      maxLength={listingLimits.model}
      autoComplete="off"
      value={model}
      onValueChange={(typed) => onAnswer({ model: typed })}
      sections={[{ options }]}
      onChoose={({ text }) => onAnswer({ model: text })}
      {...errorOf(fieldErrors, 'model')}
    />
  );
}

function VersionField({ answers: { version }, fieldErrors, onAnswer, catalogue }: NamedProps) {
  const options = catalogue.variants.map((name) => ({ id: name, text: name }));
  return (
    <Combobox
      label={texts.version}
      labelled="visibly"
      tag={texts.optional}
      name="version"
      maxLength={listingLimits.version}
      autoComplete="off"
      value={version}
      onValueChange={(typed) => onAnswer({ version: typed })}
      sections={[{ options: withText(options, version) }]}
      onChoose={({ text }) => onAnswer({ version: text })}
      {...errorOf(fieldErrors, 'version')}
    />
  );
}

/** Filters options by text; returns all of them if the text equals one. */
function withText<Option extends { text: string }>(options: readonly Option[], typed: string): readonly Option[] {
  const sought = typed.trim().toLowerCase();
  const isChosen = options.some(({ text }) => text.toLowerCase() === sought);
  return isChosen ? options : options.filter(({ text }) => text.toLowerCase().includes(sought));
}
