import { fullNameOf } from '@dopahiya/domain/bikes';
import type { BikeParts, TakenFact } from '@dopahiya/domain/parts';
import { saveAsFile } from '@dopahiya/site';
import { Button, Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/taken-card';
import * as S from './taken-card.styles.ts';
import { type KnownFact, knownFacts, sourceNotes, takenText, unknownLabels } from './taken-facts.ts';

/** Card with a bike's required parts and fluids, each with its source; can be printed or saved as text. */
export function TakenCard({ parts: { bike, takes } }: { parts: Pick<BikeParts, 'bike' | 'takes'> }) {
  const name = fullNameOf(bike);
  const facts = knownFacts(takes);
  return (
    <Section title={texts.title} subtitle={texts.intro} tone="sunken">
      <S.Card>
        <h3>{texts.known(name)}</h3>
        {facts.length > 0 ? <Facts facts={facts} /> : <p>{texts.nothingKnown}</p>}
        {sourceNotes(facts).map((note) => (
          <S.Note key={note}>{note}</S.Note>
        ))}
        <Unknown takes={takes} />
        {facts.length > 0 && (
          <S.Actions>
            <Button tone="secondary" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button
              tone="quiet"
              onClick={() =>
                saveAsFile(takenText(name, takes), { name: `${bike.slug}.txt`, type: 'text/plain;charset=utf-8' })
              }
            >
              {texts.save}
            </Button>
          </S.Actions>
        )}
      </S.Card>
    </Section>
  );
}

function Facts({ facts }: { facts: readonly KnownFact[] }) {
  return (
    <S.Facts>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.sizeOrKind}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <b>{value}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </S.Facts>
  );
}

function Unknown({ takes }: { takes: readonly TakenFact[] }) {
  const labels = unknownLabels(takes);
  return (
    <S.Note>
      {labels.length > 0 && `${texts.unknown(labels.join(', '))} `}
      {texts.neverKnown}
    </S.Note>
  );
}
