import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-block: ${theme.space[4]} ${theme.space[12]};
`;

/** Links beside the content if there is room, above it otherwise. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[8]};
  align-items: start;

  ${theme.media.nav} {
    grid-template-columns: 176px minmax(0, 1fr);
  }
`;

export const Nav = styled.nav`
  > ul {
    display: flex;
    gap: ${theme.space[1]};
    margin-inline: calc(-1 * ${theme.layout.gutter});
    padding: 4px ${theme.layout.gutter};
    overflow-x: auto;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.layout.tap};
    padding-inline: ${theme.space[3]};
    border-radius: ${theme.radius.s};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    white-space: nowrap;

    &[aria-current='page'] {
      background: ${theme.color.actionPrimaryBg};
      color: ${theme.color.actionPrimaryFg};
    }
  }
  ${theme.media.hover} {
    a:hover:not([aria-current]) {
      background: ${theme.color.bgHover};
    }
  }
  ${theme.media.nav} {
    position: sticky;
    top: calc(${theme.layout.header} + ${theme.space[3]});

    > ul {
      flex-direction: column;
      margin-inline: 0;
      padding: 0;
      overflow: visible;
    }
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-width: 0;
  overflow-wrap: anywhere;

  h2 {
    font: ${theme.type.h3};
    scroll-margin-top: calc(${theme.layout.header} + ${theme.space[4]});
  }
  h3 {
    font: ${theme.type.h4};
  }
`;

/** Parts of a page under one another, as far apart as those of the page. */
export const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

/** Parts under one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  > button,
  > a {
    justify-self: start;
  }
  max-width: 560px;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgSunken};

  > h2 {
    font: ${theme.type.h4};
  }
`;

/** Message about something to look at, not an error. */
export const Notice = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusNoticeBg};
  color: ${theme.color.statusNoticeFg};

  &[data-tone='danger'] {
    background: ${theme.color.statusDangerBg};
    color: ${theme.color.statusDangerFg};
  }
  &[data-tone='warn'] {
    background: ${theme.color.statusWarnBg};
    color: ${theme.color.statusWarnFg};
  }
  &[data-tone='success'] {
    background: ${theme.color.statusSuccessBg};
    color: ${theme.color.statusSuccessFg};
  }
  > h2,
  > h3 {
    font: ${theme.type.h4};
  }
`;

export const Quiet = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/** Stays in sight below a long form. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  padding-block: ${theme.space[3]};
  padding-inline-end: ${theme.layout.floating};
  background: ${theme.color.bgPage};
  box-shadow: ${theme.shadow.sticky};

  ${theme.media.low} {
    position: static;
  }
`;

/** Rows with a line below each. */
export const Rows = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;
