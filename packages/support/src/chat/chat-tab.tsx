import { addressIn, paths } from '@dopahiya/domain/site';
import { Icon, Later, theme } from '@dopahiya/ui-kit';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/chat';

const load = async () => (await import('./chat-panel.tsx')).ChatPanel;

/**
 * Tab at the edge of every page that opens the chat and then loads its code; without scripts it links to the contact page.
 * On narrow screens it makes way for a field with the focus, and stands at the end of a page that has `data-chat="at-end"`.
 */
export function ChatTab() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  const onClose = () => setOpener(null);
  return (
    <aside aria-label={texts.title}>
      <Tab href={addressIn(paths.contactUs)} aria-label={texts.tab} data-open={opener !== null} onClick={open}>
        <Icon name="chat" />
        <span>{texts.tabShort}</span>
      </Tab>
      {opener && <Later when="now" load={load} onFailure={onClose} onClose={onClose} opener={opener} />}
    </aside>
  );
}

const Tab = styled.a`
  position: fixed;
  inset-block-end: ${theme.space[22]};
  inset-inline-end: ${theme.space[4]};
  z-index: ${theme.zIndex.sticky};
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: center;
  min-width: ${theme.layout.tap};
  min-height: ${theme.layout.tap};
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.standL};
  background: ${theme.color.bgBrand};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.textOnBrand};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  ${theme.media.belowNav} {
    padding: 0;

    > span {
      display: none;
    }
    main:has(:is(input, select, textarea):focus) ~ * & {
      visibility: hidden;
    }
    main:has([data-chat='at-end']) ~ * & {
      position: relative;
      inset: auto;
      width: fit-content;
      margin: calc(-1 * (${theme.space[22]} + ${theme.layout.tap})) ${theme.space[4]} ${theme.space[22]} auto;
    }
  }
  /* Bars stick to the edge on higher screens alone. */
  ${theme.media.low} {
    inset-block-end: ${theme.space[4]};
  }
  &[data-open='true'] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;
