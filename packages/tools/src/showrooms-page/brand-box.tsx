import { useNamedBrands } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import { Combobox } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import { useState } from 'react';
import { choiceOption } from '../city-box/choice-option.tsx';

export interface BrandBoxProps {
  brands: readonly Brand[];
  chosen: { slug: string; name: string };
  error: string | undefined;
  /** Idle time in ms after which its list closes. */
  closesAfter: number;
  /** Called with the slug of a brand. */
  onChoose: (slug: string) => void;
}

/** Brand search box by any part of a name, in English or Hindi. */
export function BrandBox({ brands, chosen, error, closesAfter, onChoose }: BrandBoxProps) {
  const [text, setText] = useState(chosen.name);
  const { named, isAsking } = useNamedBrands(brands, text === chosen.name ? '' : text);
  return (
    <Combobox
      label={texts.brand}
      name="brand"
      icon="showroom"
      placeholder={texts.brandSearch}
      value={text}
      onValueChange={setText}
      onFocus={({ currentTarget }) => currentTarget.select()}
      sections={[{ options: named.map(({ slug, name }) => choiceOption(slug, name, slug === chosen.slug)) }]}
      status={isAsking ? 'loading' : 'idle'}
      emptyTexts={texts.noBrands}
      closesAfter={closesAfter}
      onChoose={({ id }) => onChoose(id)}
      {...(error && { error })}
    />
  );
}
