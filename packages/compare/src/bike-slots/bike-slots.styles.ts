import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  padding-bottom: ${theme.space[8]};
`;

/** Equal space for each bike, so that it is above its name. */
export const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: center;
  align-self: stretch;
  min-width: 0;

  > button {
    position: absolute;
    inset-block-start: ${theme.space[1]};
    inset-inline-end: ${theme.space[1]};
  }
`;

/** Below the ground line, so that it covers no wheel. */
export const Versus = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 36px;
  margin: calc(-1 * ${theme.space[3]}) auto 0;
  border-radius: ${theme.radius.stone};
  background: ${theme.color.actionSignalBg};
  color: ${theme.color.actionSignalFg};
  font: ${theme.type.h4};

  ${theme.media.nav} {
    width: 56px;
    height: 48px;
  }
`;

export const Slots = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(min(var(--bikes), 2), minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[4]};
  margin-top: ${theme.space[3]};

  ${theme.media.nav} {
    grid-template-columns: repeat(var(--bikes), minmax(0, 1fr));
    text-align: center;
  }
`;

export const Slot = styled.li`
  min-width: 0;
`;

export const Brand = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Name = styled(SiteLink)`
  display: inline-block;
  padding-block: ${theme.space[1]};
  font: ${theme.type.h3};
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};

  > * {
    max-width: 100%;
  }
  ${theme.media.nav} {
    justify-content: center;
  }
  @media print {
    display: none;
  }
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${theme.space[6]};

  @media print {
    display: none;
  }
`;

export const Said = styled.output`
  display: block;
  padding-block: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;
