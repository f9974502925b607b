import { paths } from '@dopahiya/domain/site';
import { conditionsOf, type Reading, sortIn, withHeight, withoutPart } from '@dopahiya/engines/plain-words';
import { ChipLink, ChipRow, Link, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/search-page';
import { allBikesSorts } from '../lists/all-bikes-list.ts';
import { toListPart } from '../bike-list/list-address.ts';
import { partLabel, toSearch } from './part-label.ts';
import { LateNavigate } from '@dopahiya/site';
import { riderHeight, useRemembered } from '@dopahiya/visitor';

/**
 * How the search words were interpreted: each part and unknown word is a chip that removes itself. Renders nothing if all words were
 * names.
 */
export function SearchInterpretation({ reading }: { reading: Reading }) {
  const { text, parts, rest, place, unknown = [] } = reading;
  const hasLeftOut = unknown.length > 0 && rest !== '';
  if (parts.length === 0 && !hasLeftOut && place === undefined) return null;
  const sort = sortIn(reading);
  const filters = { path: paths.bikes, sorts: allBikesSorts, parameters: conditionsOf(parts) };
  return (
    <Root aria-label={texts.howRead}>
      <h2>{texts.readAs}</h2>
      <ChipRow wraps label={texts.parts}>
        {parts.map((part) => (
          <ChipLink key={part.start} to={toSearch(withoutPart(text, part))} action="remove" preventScrollReset>
            {partLabel(part)}
          </ChipLink>
        ))}
        {rest !== '' && (
          <ChipLink to={toSearch(withoutWords(text, rest))} action="remove" preventScrollReset>
            {texts.nameHas(rest)}
          </ChipLink>
        )}
        {unknown.map((word) => (
          <ChipLink key={word} to={toSearch(withoutWords(text, word))} action="remove" preventScrollReset>
            {texts.unknown(word)}
          </ChipLink>
        ))}
      </ChipRow>
      <OwnHeight reading={reading} />
      {leftOutTexts(reading).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rest === '' && parts.length > 0 ? (
        <p>
          <Link to={toListPart(filters, { sort })} arrow="forward">
            {texts.moreFilters}
          </Link>
        </p>
      ) : null}
    </Root>
  );
}

/** Returns what was ignored, and why. */
function leftOutTexts({ rest, place, unknown = [], unfit = [] }: Reading): string[] {
  return [
    ...(unknown.length > 0 ? [rest === '' ? texts.notCounted(unknown) : texts.notCountedBeside(unknown)] : []),
    ...(unfit.length > 0 ? [texts.unfit(rest, unfit.map(partLabel))] : []),
    ...(place === undefined ? [] : [texts.sameEverywhere(place)]),
  ];
}

/** Removes the words of `rest` from the text; they occur in the same order, with others between them. */
function withoutWords(text: string, rest: string): string {
  let left = text;
  for (const word of rest.split(' ')) {
    const start = left.toLowerCase().indexOf(word.toLowerCase());
    if (start >= 0) left = left.slice(0, start) + left.slice(start + word.length);
  }
  return left.replaceAll(/\s+/g, ' ').trim();
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};

  > h2 {
    font: ${theme.type.h4};
  }
  > p {
    color: ${theme.color.textMuted};
  }
`;

/** For searches with 'my height': redirects to the search with the height remembered in the browser, or says how to enter it. */
function OwnHeight({ reading }: { reading: Reading }) {
  const [height] = useRemembered(riderHeight);
  if (!reading.parts.some(({ isOwnHeight }) => isOwnHeight)) return null;
  const said = height === null ? null : withHeight(reading, height);
  return said === null ? <p>{texts.heightMissing}</p> : <LateNavigate to={toSearch(said)} />;
}
