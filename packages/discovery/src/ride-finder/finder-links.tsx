import { bodyStyleNames, paths } from '@dopahiya/domain';
import { ChipLink, ChipRow } from '@dopahiya/ui-kit';
import * as texts from '#texts/ride-finder';
import * as S from './finder-links.styles.ts';
import { budgetKind, displacementKind } from './range-kinds.ts';

const rangeGroups = [budgetKind, displacementKind].map(({ label, ranges, toPath }) => ({
  label,
  links: ranges.map((range) => ({ name: range.name, to: toPath(range) })),
}));
const styleGroup = {
  label: texts.bodyStyle,
  links: Object.entries(bodyStyleNames).map(([style, name]) => ({ name, to: paths.bodyStyle(style) })),
};

/** What the tabs choose, as plain links, seen where no script runs. */
export function FinderLinks() {
  return (
    <S.Groups>
      {[...rangeGroups, styleGroup].map(({ label, links }) => (
        <div key={label}>
          <S.Label>{label}</S.Label>
          <ChipRow label={label}>
            {links.map(({ name, to }) => (
              <ChipLink key={to} to={to}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      ))}
    </S.Groups>
  );
}
