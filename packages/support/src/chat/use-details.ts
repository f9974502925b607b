import { beginChat, useApi } from '@dopahiya/api-client';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { detailsFailure, detailsOf, shownPhone, type TypedDetails } from './details-rules.ts';

/** State of the contact form: values, validation error, and submit. */
export function useDetails(city: string, onTaken: (id: string | number, name: string) => void) {
  const api = useApi();
  const [typed, setTyped] = useState<TypedDetails>({ name: '', phone: '', email: '', city });
  const [fieldError, setFault] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const field = (name: keyof TypedDetails) => ({
    value: typed[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: name === 'phone' ? shownPhone(value) : value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const details = detailsOf(typed);
    setFault(typeof details === 'string' ? details : null);
    if (typeof details === 'string') return;
    setPending(true);
    try {
      const { id, name } = await beginChat(api, details);
      onTaken(id, name ?? details.name);
    } catch (error) {
      setFault(detailsFailure(error));
      setPending(false);
    }
  };
  return { field, fieldError, isPending, submit };
}
