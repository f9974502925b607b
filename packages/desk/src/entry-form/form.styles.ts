import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
`;

/** As many columns as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 276px), 1fr));
  gap: ${theme.space[5]} ${theme.space[5]};
  align-items: start;
`;

export const Cell = styled.div`
  min-width: 0;
  scroll-margin-top: calc(${theme.layout.header} + ${theme.space[4]});

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
  &[data-kind='choices'] > fieldset > div {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  &[data-gap='true'] {
    padding-inline-start: ${theme.space[3]};
    border-inline-start: ${theme.border.focus} solid ${theme.color.statusWarnFg};
  }
`;

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  justify-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${theme.space[2]};
    font-weight: ${theme.weight.semibold};
  }
`;

/** Item of a list, which can be closed. */
export const Item = styled.details`
  width: 100%;
  min-width: 0;
  padding-inline: ${theme.space[4]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.s};

  > summary {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.layout.tap};
    font-weight: ${theme.weight.medium};

    > svg {
      transition: rotate ${theme.motion.quick};
    }
  }
  &[open] {
    padding-bottom: ${theme.space[4]};

    > summary > svg {
      rotate: 180deg;
    }
  }
`;

export const ItemActions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  justify-content: end;
  margin-bottom: ${theme.space[2]};

  /* Arrows of a list run up and down. */
  > button:not(:last-child) > svg {
    rotate: 90deg;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: end;
  width: 100%;
`;

export const Photo = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  > img {
    width: min(100%, 320px);
    height: auto;
    border-radius: ${theme.radius.standS};
  }
`;

/** A section and its translation, beside one another if there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;

  ${theme.media.xl} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Hint = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Problem = styled.p`
  color: ${theme.color.textDanger};
  font: ${theme.type.small};
`;

export const Links = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};

  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
  }
`;
