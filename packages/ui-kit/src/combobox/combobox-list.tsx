import { addressIn } from '@dopahiya/domain/site';
import { Children, type MouseEvent, type ReactNode, useEffect } from 'react';
import * as texts from '#texts/combobox';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { opensElsewhere } from '../link/use-back.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ComboboxOption, ComboboxSection } from './combobox-section.ts';
import * as S from './combobox.styles.ts';
import { optionId } from './use-combobox.ts';

/** Loading state of the options. */
export type ComboboxStatus = 'idle' | 'loading' | 'error';

export interface ComboboxListProps<Option extends ComboboxOption> {
  popUpId: string;
  placement: 'floating' | 'standing';
  id: string;
  label: string;
  isOpen: boolean;
  sections: readonly ComboboxSection<Option>[];
  options: readonly Option[];
  active: Option | undefined;
  status: ComboboxStatus;
  emptyTexts: ReactNode;
  onChoose: (option: Option) => void;
}

/** Popup of a combobox: its options, or a text why there are none. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { popUpId, id, label, placement, isOpen, sections, options, active, status } = props;
  useActiveInSight(active && optionId(id, options.indexOf(active)));
  const note = options.length === 0 && noteOf(props);
  return (
    <S.PopUp
      id={popUpId}
      data-placement={placement}
      data-open={isOpen && (options.length > 0 || Boolean(note))}
      onMouseDown={keepFocus}
    >
      <S.Answer>{isOpen && (note || <VisuallyHidden>{countText(options.length)}</VisuallyHidden>)}</S.Answer>
      {isOpen && options.length > 0 && (
        <S.ListBox id={id} aria-label={label} aria-busy={status === 'loading'}>
          {sections
            .filter((section) => section.options.length > 0)
            .map((section, index) => (
              <Section key={section.title ?? ''} {...props} section={section} titleId={`${id}-title-${index}`} />
            ))}
        </S.ListBox>
      )}
    </S.PopUp>
  );
}

function noteOf({ status, emptyTexts }: { status: ComboboxStatus; emptyTexts: ReactNode }): ReactNode {
  if (status !== 'loading' && Children.toArray(emptyTexts).length === 0) return null;
  return (
    <S.Note>
      {status === 'loading' && <Spinner size={16} />}
      {status === 'error' && <Icon name="circle-alert" size={18} />}
      <div>{status === 'loading' ? texts.searching : emptyTexts}</div>
    </S.Note>
  );
}

const countText = (count: number): string => (count === 0 ? '' : texts.results(count));

interface SectionProps<Option extends ComboboxOption> extends ComboboxListProps<Option> {
  section: ComboboxSection<Option>;
  titleId: string;
}

function Section<Option extends ComboboxOption>({ section, titleId, ...list }: SectionProps<Option>) {
  const { id, options, active, onChoose } = list;
  const { title } = section;
  return (
    <div role={title ? 'group' : 'presentation'} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <S.Title role="presentation" id={titleId}>
          {title}
        </S.Title>
      )}
      {section.options.map((option) => (
        <S.Option
          key={option.id}
          as={option.href ? 'a' : 'div'}
          href={option.href && addressIn(option.href)}
          id={optionId(id, options.indexOf(option))}
          aria-selected={option === active}
          onClick={(event: MouseEvent) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChoose(option);
          }}
        >
          {option.content ?? option.text}
        </S.Option>
      ))}
    </div>
  );
}

/** Keeps the focus in the field on a press in the list, so that phones keep their keyboard open. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

function useActiveInSight(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
