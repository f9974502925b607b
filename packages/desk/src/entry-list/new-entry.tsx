import type { DeskKind } from '@dopahiya/domain/desk';
import { paths } from '@dopahiya/domain/site';
import { Button, Dialog, Field } from '@dopahiya/ui-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/entry-list';
import * as S from '../shell/shell.styles.ts';
import { isSlug, slugOf } from './slug.ts';

/** Asks for the name of a new entry and the end of its address, and opens its form. */
export function NewEntry({ kind }: { kind: DeskKind }) {
  const form = useId();
  const navigate = useNavigate();
  const first = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const slug = typed ?? slugOf(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isSlug(slug));
    if (isSlug(slug)) void navigate(paths.deskEntry(kind, slug), { state: { named: name.trim() } });
  };
  return (
    <>
      <Button tone="secondary" leadingIcon="plus" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.newOf[kind] ?? texts.add}
        initialFocus={first}
        footer={
          <Button type="submit" form={form}>
            {texts.goOn}
          </Button>
        }
      >
        <S.Stack as="form" id={form} onSubmit={submit} noValidate>
          <Field ref={first} label={texts.name} value={name} onChange={(event) => setName(event.target.value)} />
          <Field
            label={texts.slug}
            hint={texts.slugMeans}
            value={slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            {...(isRefused && !isSlug(slug) && { error: texts.slugRefused })}
          />
        </S.Stack>
      </Dialog>
    </>
  );
}
