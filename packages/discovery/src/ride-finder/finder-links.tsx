import { paths } from '@dopahiya/domain/site';
import { bodyStyleNames } from '@dopahiya/domain/specifications';
import { ChipLink, ChipRow, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/ride-finder';
import { budgetKind, displacementKind } from './range-kinds.ts';

const rangeGroups = [budgetKind, displacementKind].map(({ label, ranges, toPath }) => ({
  label,
  links: ranges.map((range) => ({ name: range.name, to: toPath(range) })),
}));
const styleGroup = {
  label: texts.bodyStyle,
  links: Object.entries(bodyStyleNames).map(([style, name]) => ({ name, to: paths.bodyStyle(style) })),
};

/** The tabs' options as plain links, for browsers without scripts. */
export function FinderLinks() {
  return (
    <Groups>
      {[...rangeGroups, styleGroup].map(({ label, links }) => (
        <div key={label}>
          <Label>{label}</Label>
          <ChipRow label={label}>
            {links.map(({ name, to }) => (
              <ChipLink key={to} to={to}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};

  ${theme.media.noScript} {
    display: grid;
  }
`;

const Label = styled.h3`
  margin-bottom: ${theme.space[3]};
  font: ${theme.type.h4};
`;
