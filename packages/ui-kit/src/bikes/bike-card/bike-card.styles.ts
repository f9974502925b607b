import { styled } from 'styled-components';
import { needsScript } from '../../button/button.styles.ts';
import { SiteLink } from '../../link/site-link.tsx';
import { backdrop } from '../stage/backdrop.ts';
import { stageHeight } from '../stage/scale.ts';
import { theme } from '../../theme/theme.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  ${theme.media.hover} {
    /* Of the line alone: all of a card would inherit it, and be restyled and laid out anew before a press is answered. */
    &:hover > [data-tone] {
      --ground: ${theme.color.actionSignalBg};
    }
  }
`;

export const Stage = styled.div`
  ${backdrop}
  height: var(--stage, calc(var(--mm) * ${stageHeight}));
  border-radius: var(--corners, 14px 14px 0 0);

  > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-rank] {
    background: ${theme.color.bgStageOpen};
  }
  &[data-rank]::before {
    content: attr(data-rank);
    position: absolute;
    inset: 0 auto auto max(var(--card-start, 0px), ${theme.effect.rankIndent});
    color: ${theme.color.rankFigure};
    font: ${theme.weight.display} 5.5rem/1 ${theme.font.display};
  }
`;

/** Maximum width of a photo on a card. */
export const photoSizes = '(min-width: 480px) 440px, 100vw';

export const Badges = styled.div`
  position: absolute;
  inset: ${theme.space[2]} auto auto ${theme.space[2]};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};

  ${theme.media.nav} {
    inset: ${theme.space[4]} auto auto ${theme.space[4]};
  }
  [data-rank] > & {
    inset: ${theme.space[3]} auto auto ${theme.space[16]};
  }
`;

/** Covers the picture, above the card's link; without scripts the link applies there. */
export const Enlarge = styled.button`
  ${needsScript}
  position: absolute;
  z-index: 1;
  inset: 0;
  cursor: zoom-in;

  /* Its stage would clip a ring around it. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${theme.space[4]} var(--card-end, 0px) ${theme.space[1]} var(--card-start, 0px);

  ${theme.media.belowNav} {
    padding-block: ${theme.space[2]} 0;
  }
  border-inline-start: var(--card-line, 0px) solid ${theme.color.lineHair};
`;

export const Brand = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Heading = styled.h3`
  font: ${theme.type.h3};
`;

export const Name = styled(SiteLink)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: ${theme.border.focus} solid ${theme.color.focusRing};
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px ${theme.color.focusHalo};
  }
  ${theme.media.hover} {
    article:hover > * > * > & {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
`;

/** A separator dot at the start of a wrapped line is clipped. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  min-height: 1.35em;
  margin: 6px 0 14px -0.75em;
  clip-path: inset(0 0 0 0.75em);
  color: ${theme.color.textMuted};
  font-size: 0.9375rem;
  line-height: 1.35;

  > span {
    max-width: 100%;
    padding-inline-start: 0.75em;
  }
  > span > i {
    display: inline-block;
    width: 0.75em;
    margin-inline-start: -0.75em;
    font-style: normal;
    text-align: center;
  }
  /* The figure with its kind is the longest of three: the other two share a line where it needs its own. */
  ${theme.media.belowNav} {
    margin-block: 2px 6px;

    > :nth-child(2):not(:last-child) {
      order: 1;
    }
  }
`;

export const Note = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.type.micro};
`;

/** The action, with tool buttons next to it if they fit, else below. */
export const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: auto;
  padding-top: ${theme.space[4]};

  && > * > * {
    --padding: 10px;
  }
  /* Both in one line on half of a phone. */
  ${theme.media.belowNav} {
    gap: ${theme.space[1]};
    padding-top: ${theme.space[2]};

    && > * > * {
      --padding: 5px;
      font-size: 0.875rem;
    }
  }
  &:has(> :only-child:empty) {
    display: none;
  }
`;

export const Action = styled.div`
  flex: 100 1 auto;
`;

export const Tools = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${theme.space[2]};

  > * {
    flex: 1 0 ${theme.layout.tap};
  }
  /* An icon alone is no wider than itself: it would stand in the middle of the card. */
  > [data-edge='start'] {
    flex: none;
  }
  &:empty {
    display: none;
  }
`;
