import { type KeyboardEvent, type ReactNode, startTransition, useId, useOptimistic, useRef } from 'react';
import * as S from './tabs.styles.ts';

export interface TabsProps<Id extends string> {
  /** Label for screen readers. */
  label: string;
  /** Tabs; a disabled one can be focused but not chosen: explain why nearby. */
  tabs: readonly { id: Id; label: string; disabled?: boolean }[];
  /** Id of the selected tab. */
  selected: Id;
  /** Called with the tab chosen by a press or an arrow key. */
  onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs with a panel; arrow keys, Home and End move along the tabs. Renders a tab list and its panel. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Shows the tab as selected at once, because rendering its content may take long.
  const [chosen, choose] = useOptimistic(selected);
  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab || tab.disabled) return;
    const element = list.current?.children[index];
    if (element instanceof HTMLElement) bringIntoSight(element);
    startTransition(() => {
      choose(tab.id);
      onSelect(tab.id);
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const index = nextIndex(
      event.key,
      open.findIndex((tab) => tab.id === chosen),
      open.length,
    );
    const next = index === null ? undefined : open[index];
    if (!next) return;
    event.preventDefault();
    select(tabs.indexOf(next));
  };
  return (
    <div>
      <S.List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab, index) => (
          <S.Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-disabled={tab.disabled || undefined}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => select(index)}
          >
            {tab.label}
          </S.Tab>
        ))}
      </S.List>
      <S.Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </S.Panel>
    </div>
  );
}

function nextIndex(key: string, current: number, count: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key] ?? null;
}

function bringIntoSight(tab: HTMLElement): void {
  tab.focus({ preventScroll: true });
  const list = tab.parentElement;
  list?.scrollTo({ left: tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}
